import type { IsoDate } from "#core/calendar/dates.ts";
import { row } from "./statement.ts";
import { REPORTS_OF_BELOW } from "./team.ts";

/** A request lasts at most 366 days (the database sees to it), so what touches a window starts at most that long before it. */
const IN_WINDOW = `
  r.organization_id = $1 AND r.status IN ('pending', 'approved')
  AND r.start_date BETWEEN $2::date - 365 AND $3::date AND r.end_date >= $2::date`;

/**
 * The body of the answer, built by PostgreSQL: as text it never becomes objects here. Only a name can hold what JSON
 * escapes; for the rest concatenating takes half of what json_agg does. With `fence` what tells a person is put
 * together once a person, not once an event.
 */
const asJson = (type: string, where: string, fence = "") => `
  SELECT '[' || coalesce(string_agg('{"id":"' || r.id || u.told || ',"type":"' || ${type} || '","status":"' || r.status
      || '","startDate":"' || r.start_date || '","endDate":"' || r.end_date
      || CASE WHEN r.is_half_day THEN '","isHalfDay":true}' ELSE '","isHalfDay":false}' END,
    ',' ORDER BY r.start_date, r.end_date), '') || ']' AS json
  FROM pto_requests r JOIN (
    SELECT id, '","userId":"' || id || '","userName":' || to_json(name) AS told FROM users WHERE organization_id = $1 ${fence}
  ) u ON u.id = r.user_id
  WHERE ${IN_WINDOW} ${where}`;

const EVERYONE = { name: "calendar-everyone", text: asJson("r.type", "", "OFFSET 0") };

/**
 * $4 the viewer, $5 whether they see everyone below them or their direct reports only. A person without an office
 * counts as one of the default office. The people are arrays, so that each is looked up by index.
 */
const TEAM = {
  name: "calendar-team",
  text: `
    WITH RECURSIVE home AS (
      SELECT id FROM offices WHERE organization_id = $1 AND is_default
    ), me AS (
      SELECT u.id, u.manager_id, coalesce(u.office_id, home.id) AS office_id, home.id AS home_id
      FROM users u, home WHERE u.organization_id = $1 AND u.id = $4
    ), below AS (
      SELECT id FROM users WHERE organization_id = $1 AND (manager_id = $4 OR id = $4)
      UNION
      ${REPORTS_OF_BELOW}
    ), visible AS (
      SELECT id FROM me UNION SELECT manager_id FROM me
      UNION
      SELECT u.id FROM me JOIN users u ON u.organization_id = $1 AND u.manager_id IN (me.manager_id, me.id)
      UNION
      SELECT u.id FROM me JOIN users u ON u.organization_id = $1 AND coalesce(u.office_id, me.home_id) = me.office_id
      WHERE me.manager_id IS NULL
      UNION
      SELECT id FROM below WHERE $5::boolean
    )
    ${asJson(
      "CASE WHEN r.type = 'vacation' OR r.user_id = ANY (ARRAY(SELECT id FROM below)) THEN r.type ELSE 'away' END",
      "AND r.user_id = ANY (ARRAY(SELECT id FROM visible))",
    )}`,
};

export interface CalendarWindow {
  from: IsoDate;
  to: IsoDate;
}

/** The calendar of a whole organisation in a window, as JSON text. */
export async function calendarOfEveryone(organizationId: string, { from, to }: CalendarWindow): Promise<string> {
  return (await row<{ json: string }>(EVERYONE, [organizationId, from, to]))?.json ?? "[]";
}

/**
 * What one person sees: their team (same manager, their manager, their reports; without a manager their office) and,
 * with `andBelow`, everyone below them. Types but vacation read `away` unless it is themself or someone below.
 */
export async function calendarOfTeam(
  organizationId: string,
  viewer: { id: string; andBelow: boolean },
  { from, to }: CalendarWindow,
): Promise<string> {
  return (await row<{ json: string }>(TEAM, [organizationId, from, to, viewer.id, viewer.andBelow]))?.json ?? "[]";
}
