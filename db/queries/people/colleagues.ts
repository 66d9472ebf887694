import type { IsoDate } from "#core/calendar/dates.ts";
import type { Colleague, TeamPlace } from "#core/people/team.ts";
import { rows } from "../statement.ts";
import { HOME } from "./team.ts";

const leave = (status: "approved" | "pending") => `
      coalesce((SELECT json_agg(json_build_object('startDate', a.start_date, 'endDate', a.end_date))
        FROM pto_requests a WHERE a.organization_id = $1 AND a.user_id = t.id AND a.status = '${status}'
          AND a.start_date BETWEEN lower($4::datemultirange) - 365 AND upper($4::datemultirange)
          AND a.end_date >= lower($4::datemultirange)
          AND daterange(a.start_date, a.end_date, '[]') && $4::datemultirange), '[]')`;

const COLLEAGUES = {
  name: "colleagues",
  text: `
    SELECT t.id, t.name, t.manager_id AS "managerId", coalesce(t.office_id, ${HOME}) AS "officeId",
      ${leave("approved")} AS absences, ${leave("pending")} AS requested
    FROM (
      SELECT id, name, manager_id, office_id FROM users
      WHERE organization_id = $1 AND is_active AND manager_id = ANY ($2::uuid[])
      UNION
      SELECT id, name, manager_id, office_id FROM users
      WHERE cardinality($3::uuid[]) > 0 AND organization_id = $1 AND is_active
        AND coalesce(office_id, ${HOME}) = ANY ($3::uuid[])) t
    ORDER BY t.name, t.id`,
};

/**
 * Returns the active people in the teams of the given people, by name, with their approved and requested leave in any
 * of the spans.
 */
export function findColleagues(
  organizationId: string,
  people: readonly TeamPlace[],
  spans: readonly { startDate: IsoDate; endDate: IsoDate }[],
): Promise<Colleague[]> {
  const managers = new Set(people.flatMap(({ managerId }) => managerId ?? []));
  const offices = new Set(people.flatMap(({ managerId, officeId }) => (managerId === null ? officeId : [])));
  const ranges = `{${spans.map(({ startDate, endDate }) => `[${startDate},${endDate}]`).join(",")}}`;
  return rows<Colleague>(COLLEAGUES, [organizationId, [...managers], [...offices], ranges]);
}
