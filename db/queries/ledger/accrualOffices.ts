import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { row, rows } from "../statement.ts";
import { versionsByType } from "../policies/termsRows.ts";

export interface ScheduledOffice {
  organizationId: string;
  officeId: string;
  name: string;
  zone: Zone;
  postedThrough: IsoDate | null;
}

const OFFICES = {
  name: "clock-offices",
  text: `
    SELECT f.organization_id AS "organizationId", f.id AS "officeId", f.name, f.timezone AS zone,
      f.posted_through AS "postedThrough"
    FROM offices f WHERE f.archived_at IS NULL AND ($1::uuid IS NULL OR f.organization_id = $1)
    ORDER BY f.organization_id, f.id`,
};

export function findScheduledOffices(organizationId?: string): Promise<ScheduledOffice[]> {
  return rows<ScheduledOffice>(OFFICES, [organizationId ?? null]);
}

const ANNOUNCE = {
  name: "announce-posting",
  text: `
    UPDATE offices SET posting_through = $3::date
    WHERE organization_id = $1 AND id = $2 AND (posting_through IS NULL OR posting_through < $3::date)
    RETURNING id`,
};
const COMPLETE = {
  name: "complete-posting",
  text: `
    UPDATE offices SET posted_through = $3::date, posting_through = greatest(posting_through, $3::date)
    WHERE organization_id = $1 AND id = $2 AND (posted_through IS NULL OR posted_through < $3::date)`,
};

/** Call before posting the first entries. Returns true if this target or a later target was already recorded. */
export async function recordAccrualTarget(
  organizationId: string,
  officeId: string,
  through: IsoDate,
  tx: Transaction,
): Promise<boolean> {
  return (await rows(ANNOUNCE, [organizationId, officeId, through], tx)).length === 0;
}

/** Call after all entries due by `through` are posted for the office's active people. */
export async function recordAccrualsPosted(
  organizationId: string,
  officeId: string,
  through: IsoDate,
  tx: Transaction,
) {
  await rows(COMPLETE, [organizationId, officeId, through], tx);
}

const INSERTS = {
  name: "posting-inserts",
  text: "SELECT pg_advisory_xact_lock(hashtextextended('entries of ' || $1 || ' ' || $2, 0))",
};

/** Takes a lock in PostgreSQL instead of in this process, because PostgreSQL detects deadlocks. */
export async function waitForInserts(organizationId: string, officeId: string, tx: Transaction): Promise<void> {
  await row(INSERTS, [organizationId, officeId], tx);
}

export interface AccrualOffice {
  postedThrough: IsoDate | null;
  isDefault: boolean;
  leaveYearStartsIn: number;
  types: LeaveType[];
  /** VersionsByType as text. Equal texts mean equal terms. */
  versions: string;
}

const OFFICE = {
  name: "posting-office",
  text: `
    SELECT f.posted_through AS "postedThrough", f.is_default AS "isDefault", o.leave_year_starts_in AS "leaveYearStartsIn",
      ARRAY(SELECT key FROM leave_types WHERE organization_id = $1 AND archived_on IS NULL ORDER BY position, id) AS types,
      ${versionsByType("ARRAY[$2::uuid]")}::text AS versions
    FROM offices f JOIN organizations o ON o.id = f.organization_id WHERE f.organization_id = $1 AND f.id = $2`,
};

export function findAccrualOffice(
  organizationId: string,
  officeId: string,
  tx?: Transaction,
): Promise<AccrualOffice | undefined> {
  return row<AccrualOffice>(OFFICE, [organizationId, officeId], tx);
}
