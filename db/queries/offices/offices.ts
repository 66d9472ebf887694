import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { PageBounds } from "#core/lists/pageQuery.ts";
import type { PatternChange, WorkingPattern } from "#core/working/WorkingPattern.ts";
import { lastPattern } from "./lastPattern.ts";
import { row, rows } from "../statement.ts";

export interface OfficeView {
  id: string;
  name: string;
  country: string;
  timezone: Zone;
  isDefault: boolean;
  countHolidays: boolean;
  workingPattern: WorkingPattern | null;
  memberCount: number;
}

export const OFFICE_COLUMNS = `
  f.id, f.name, f.country, f.timezone, f.is_default AS "isDefault", f.count_holidays AS "countHolidays",
    ${lastPattern("f.working_patterns")} AS "workingPattern",
    (SELECT count(*)::int FROM users u WHERE u.organization_id = f.organization_id AND u.office_id = f.id AND u.is_active) AS "memberCount"`;

const VIEW = `SELECT ${OFFICE_COLUMNS} FROM offices f WHERE f.organization_id = $1 AND f.archived_at IS NULL`;

const ALL = { name: "offices", text: `${VIEW} ORDER BY f.is_default DESC, f.name COLLATE "en-x-icu", f.id` };

export function findOffices(organizationId: string, tx?: Transaction): Promise<OfficeView[]> {
  return rows<OfficeView>(ALL, [organizationId], tx);
}

const PAGE = { name: "offices-page", text: `${VIEW} AND f.id > $2 ORDER BY f.id LIMIT $3` };

export function findOfficePage(organizationId: string, { after, most }: PageBounds): Promise<OfficeView[]> {
  return rows<OfficeView>(PAGE, [organizationId, after, most]);
}

const ONE = { name: "office", text: `${VIEW} AND f.id = $2` };

export function findOffice(organizationId: string, id: string, tx?: Transaction): Promise<OfficeView | undefined> {
  return row<OfficeView>(ONE, [organizationId, id], tx);
}

const PATTERNS = {
  name: "office-patterns",
  text: "SELECT working_patterns AS patterns FROM offices WHERE organization_id = $1 AND id = $2",
};

export async function findOfficePatterns(
  organizationId: string,
  id: string,
  tx: Transaction,
): Promise<PatternChange[] | null> {
  return (await row<{ patterns: PatternChange[] | null }>(PATTERNS, [organizationId, id], tx))?.patterns ?? null;
}

const DEFAULT = { name: "default-office", text: `${VIEW} AND f.is_default` };

export async function findDefaultOffice(organizationId: string, tx?: Transaction): Promise<OfficeView> {
  const office = await row<OfficeView>(DEFAULT, [organizationId], tx);
  if (!office) throw new Error(`Organization ${organizationId} has no default office`);
  return office;
}

export interface HeldOffice {
  id: string;
  zone: Zone;
  isDefault: boolean;
  /** The day through which entries for the office's people are posted or about to be posted. */
  postingThrough: IsoDate | null;
}

const HOLD = {
  name: "hold-offices",
  text: `
    SELECT id, timezone AS zone, is_default AS "isDefault", posting_through AS "postingThrough" FROM offices
    WHERE organization_id = $1 AND archived_at IS NULL AND (id = ANY ($2::uuid[]) OR (is_default AND $3::boolean))
    ORDER BY id FOR SHARE`,
};

/** Locks the offices against changes until the transaction ends. Omits archived offices. */
export function holdOffices(
  organizationId: string,
  { ids, andDefault }: { ids: readonly string[]; andDefault: boolean },
  tx: Transaction,
): Promise<HeldOffice[]> {
  return rows<HeldOffice>(HOLD, [organizationId, ids, andDefault], tx);
}

const ACCRUAL_DAYS = {
  name: "lock-office-posting",
  text: `
    SELECT f.timezone AS zone, f.posting_through AS "postingThrough", o.leave_year_starts_in AS "leaveYearStartsIn"
    FROM offices f JOIN organizations o ON o.id = f.organization_id WHERE f.organization_id = $1 AND f.id = $2
    FOR NO KEY UPDATE OF f`,
};

export function lockOfficeAccruals(
  organizationId: string,
  id: string,
  tx: Transaction,
): Promise<{ zone: Zone; postingThrough: IsoDate | null; leaveYearStartsIn: number } | undefined> {
  return row(ACCRUAL_DAYS, [organizationId, id], tx);
}
