import type { Transaction } from "sequelize";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { CURRENT_SERIES } from "./ledgerSeries.ts";
import { row, rows } from "./statement.ts";
import { historyColumns, versionsByType } from "./policies/termsRows.ts";
import type { PersonHistory, VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";

export interface PostedHistory extends PersonHistory {
  userId: string;
  /** People with the same offices share this object. */
  versions: VersionsByType;
  firstYears: Partial<Record<LeaveType, LeaveYear>>;
}

const HISTORIES = {
  name: "posted-histories",
  text: `
    SELECT u.id AS "userId", ${historyColumns("$1", "u.id")},
      coalesce((SELECT json_object_agg(type, first) FROM (SELECT type, min(leave_year) AS first FROM ledger_entries
        WHERE organization_id = $1 AND user_id = u.id AND series = ${CURRENT_SERIES} GROUP BY type) l), '{}') AS "firstYears"
    FROM unnest($2::uuid[]) u (id)`,
};
const VERSIONS = { name: "versions-of-offices", text: `SELECT ${versionsByType("$2::uuid[]")} AS versions` };

export async function findPostedHistories(
  organizationId: string,
  officeId: string,
  people: readonly string[],
  tx?: Transaction,
): Promise<PostedHistory[]> {
  if (people.length === 0) return [];
  const histories = await rows<Omit<PostedHistory, "versions">>(HISTORIES, [organizationId, people], tx);
  const officesOf = ({ placements }: PersonHistory) => new Set([officeId, ...placements.map(({ value }) => value)]);
  const offices = new Set(histories.flatMap((history) => [...officesOf(history)]));
  const found = await row<{ versions: VersionsByType }>(VERSIONS, [organizationId, [...offices]], tx);
  const known = new Map<string, VersionsByType>();
  return histories.map((history) => {
    const ofPerson = officesOf(history);
    const key = [...ofPerson].toSorted().join();
    const versions = known.get(key) ?? versionsIn(ofPerson, found?.versions);
    known.set(key, versions);
    return { ...history, versions };
  });
}

function versionsIn(offices: ReadonlySet<string>, versions: VersionsByType | undefined): VersionsByType {
  const ofTypes = Object.entries(versions ?? {}).map(([type, all = []]) => [
    type,
    all.filter(({ officeId }) => offices.has(officeId)),
  ]);
  return Object.fromEntries(ofTypes) as VersionsByType;
}
