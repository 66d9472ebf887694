import type { Transaction } from "sequelize";
import type { IsoDate, Zone } from "#core/calendar/dates.ts";
import { row, rows } from "../statement.ts";
import { versionsByType } from "../policies/termsRows.ts";

/** An office as the clock sees it. */
export interface ClockOffice {
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

/** The offices of an organisation, or of all: the only thing the clock reads across them. */
export function findClockOffices(organizationId?: string): Promise<ClockOffice[]> {
  return rows<ClockOffice>(OFFICES, [organizationId ?? null]);
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

/** Says, before the first of its people is posted, how far an office will be. Returns whether it was said before: by a run that did not end, or is not over. */
export async function announcePosting(
  organizationId: string,
  officeId: string,
  through: IsoDate,
  tx: Transaction,
): Promise<boolean> {
  return (await rows(ANNOUNCE, [organizationId, officeId, through], tx)).length === 0;
}

/** Says that everything due by a day is posted for every active person of an office. */
export async function completePosting(organizationId: string, officeId: string, through: IsoDate, tx: Transaction) {
  await rows(COMPLETE, [organizationId, officeId, through], tx);
}

/** What holds for everybody of an office while some of them are posted. */
export interface PostingOffice {
  postedThrough: IsoDate | null;
  isDefault: boolean;
  leaveYearStartsIn: number;
  /** VersionsByType as text: the same text is the same terms. */
  versions: string;
}

const OFFICE = {
  name: "posting-office",
  text: `
    SELECT f.posted_through AS "postedThrough", f.is_default AS "isDefault", o.leave_year_starts_in AS "leaveYearStartsIn",
      ${versionsByType("ARRAY[$2::uuid]")}::text AS versions
    FROM offices f JOIN organizations o ON o.id = f.organization_id WHERE f.organization_id = $1 AND f.id = $2`,
};

/** An office with its terms; undefined when there is none. */
export function findPostingOffice(
  organizationId: string,
  officeId: string,
  tx: Transaction,
): Promise<PostingOffice | undefined> {
  return row<PostingOffice>(OFFICE, [organizationId, officeId], tx);
}
