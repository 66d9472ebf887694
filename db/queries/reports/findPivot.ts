import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PivotField, PivotSum, PivotValue } from "#core/reports/pivotTable.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import { search, type SearchValues } from "../statement.ts";
import { IN_SCOPE, OFFICE_OF_U, scopeValues } from "./scope.ts";

interface PivotWanted {
  rows: PivotField;
  columns: PivotField;
  value: PivotValue;
  types: readonly LeaveType[];
  first: IsoDate;
  last: IsoDate;
}

const keyOf = (field: PivotField, date: string) =>
  ({ type: "r.type", office: "p.office_id::text", team: "p.team", month: `date_trunc('month', ${date})` })[field];

const shownKey = (field: PivotField, key: string) => (field === "month" ? `to_char(${key}, 'YYYY-MM')` : key);

const people = (hasTeams: boolean) => `
  SELECT u.id, ${OFFICE_OF_U} AS office_id, ${hasTeams ? "coalesce(t.team, 'none')" : "NULL::text"} AS team
  FROM users u ${hasTeams ? TEAMS : ""} WHERE u.organization_id = $1 AND ${IN_SCOPE}`;

const TEAMS = `
  LEFT JOIN (SELECT user_id, CASE WHEN count(*) = 1 THEN min(team_id::text) ELSE 'several' END AS team
    FROM team_members WHERE organization_id = $1 AND is_member GROUP BY user_id) t ON t.user_id = u.id`;

const APPROVED = "r.organization_id = $1 AND r.status = 'approved' AND r.type = ANY ($7::text[])";
const DAYS = "JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id";

function statement({ rows, columns, value }: PivotWanted): string {
  const isOfRequests = value === "requests";
  const date = isOfRequests ? "r.start_date" : "d.date";
  const inner = {
    days: "sum(d.minutes)::float8 AS amount",
    hours: "sum(d.minutes)::float8 AS amount",
    requests: "count(*)::float8 AS amount",
    people: "p.id AS person",
  }[value];
  const outer = value === "people" ? "count(DISTINCT person)::float8" : "sum(amount)";
  return `
    WITH people AS (${people([rows, columns].includes("team"))}),
    parts AS (
      SELECT ${keyOf(rows, date)} AS row_key, ${keyOf(columns, date)} AS column_key, ${inner}
      FROM pto_requests r JOIN people p ON p.id = r.user_id ${isOfRequests ? "" : DAYS}
      WHERE ${APPROVED} AND ${date} BETWEEN $5::date AND $6::date
      GROUP BY 1, 2${value === "people" ? ", 3" : ""})
    SELECT ${shownKey(rows, "row_key")} AS row, ${shownKey(columns, "column_key")} AS column, ${outer} AS amount
    FROM parts GROUP BY GROUPING SETS ((row_key, column_key), (row_key), (column_key), ())
    HAVING count(*) > 0`;
}

export function findPivot(organizationId: string, scope: ReportScope, wanted: PivotWanted): Promise<PivotSum[]> {
  const values: SearchValues = [...scopeValues(organizationId, scope), wanted.first, wanted.last, wanted.types];
  return search<PivotSum>(statement(wanted), values);
}

const NAMES = {
  office: `SELECT id, name FROM offices WHERE organization_id = $1 ORDER BY name COLLATE "en-x-icu", id`,
  team: `SELECT id, name FROM teams WHERE organization_id = $1 ORDER BY name COLLATE "en-x-icu", id`,
};

export function findPivotNames(
  organizationId: string,
  of: keyof typeof NAMES,
): Promise<{ id: string; name: string }[]> {
  return search<{ id: string; name: string }>(NAMES[of], [organizationId]);
}
