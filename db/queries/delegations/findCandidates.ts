import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PersonNode } from "#core/people/approver.ts";
import { above, ABOVE_OR_ADMIN } from "../people/hierarchy.ts";
import { rows } from "../statement.ts";

const CANDIDATES = {
  name: "delegate-candidates",
  text: `
    WITH RECURSIVE ${above("$2::uuid[]")}
    SELECT u.id, u.name, u.role, u.manager_id AS "managerId", u.office_id AS "officeId", u.is_active AS "isActive",
      EXISTS (SELECT 1 FROM pto_requests r WHERE r.organization_id = $1 AND r.user_id = u.id AND r.status = 'approved'
        AND r.type <> ALL ($6::text[])
        AND daterange(r.start_date, r.end_date, '[]') && daterange($3::date, $4::date, '[]')) AS "isAway",
      EXISTS (SELECT 1 FROM users b WHERE b.organization_id = $1 AND b.manager_id = u.id AND b.is_active) AS "hasReports"
    FROM users u
    WHERE u.organization_id = $1 AND u.is_active AND (u.id = ANY (${ABOVE_OR_ADMIN}) OR u.manager_id = $5)
    ORDER BY u.name, u.id`,
};

interface Candidates {
  people: ReadonlyMap<string, PersonNode>;
  away: ReadonlySet<string>;
  hasReports: boolean;
}

export async function findCandidates(
  { organizationId, id, managerId }: { organizationId: string; id: string; managerId: string | null },
  { from, to }: { from: IsoDate; to: IsoDate },
  hidden: readonly LeaveType[],
): Promise<Candidates> {
  const values = [organizationId, [id], from, to, managerId, hidden];
  const found = await rows<PersonNode & { isAway: boolean; hasReports: boolean }>(CANDIDATES, values);
  return {
    people: new Map(found.map((person) => [person.id, person])),
    away: new Set(found.filter(({ isAway }) => isAway).map((person) => person.id)),
    hasReports: found.some((person) => person.id === id && person.hasReports),
  };
}
