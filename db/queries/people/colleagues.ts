import { HOME } from "./team.ts";

const leave = (status: "approved" | "pending") => `
    coalesce((SELECT json_agg(json_build_object('startDate', a.start_date, 'endDate', a.end_date))
      FROM pto_requests a, around
      WHERE a.organization_id = $1 AND a.user_id = t.id AND a.status = '${status}'
        AND a.start_date BETWEEN lower(spans) - 365 AND upper(spans) AND a.end_date >= lower(spans)
        AND daterange(a.start_date, a.end_date, '[]') && spans), '[]')`;

/**
 * Returns SQL for core's Colleagues as JSON, by name: the active people of the teams of some people, with their approved
 * and requested leave in any of the spans. `people` is a relation of the organization $1 with the columns "managerId",
 * "officeId" (the effective one), "startDate" and "endDate".
 */
export const colleaguesAsJson = (people: string) => `
  (WITH around AS MATERIALIZED (SELECT range_agg(daterange("startDate"::date, "endDate"::date, '[]')) AS spans FROM ${people})
  SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'managerId', t.manager_id, 'officeId', t.office_id,
      'absences', ${leave("approved")}, 'requested', ${leave("pending")}) ORDER BY t.name, t.id), '[]')
  FROM (
    SELECT id, name, manager_id, coalesce(office_id, ${HOME}) AS office_id FROM users
    WHERE organization_id = $1 AND is_active AND manager_id = ANY (ARRAY(SELECT "managerId" FROM ${people}))
    UNION
    SELECT id, name, manager_id, coalesce(office_id, ${HOME}) FROM users
    WHERE EXISTS (SELECT 1 FROM ${people} WHERE "managerId" IS NULL) AND organization_id = $1 AND is_active
      AND coalesce(office_id, ${HOME}) = ANY (ARRAY(SELECT "officeId" FROM ${people} WHERE "managerId" IS NULL))) t)`;
