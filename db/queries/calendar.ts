import type { IsoDate } from "#core/calendar/dates.ts";
import { row } from "./statement.ts";

/** A request lasts at most 366 days (the database sees to it), so what touches a window starts at most that long before it. */
const IN_WINDOW = `
  r.organization_id = $1 AND r.status IN ('pending', 'approved')
  AND r.start_date BETWEEN $2::date - 365 AND $3::date AND r.end_date >= $2::date`;

/** The body of the answer, built by PostgreSQL: as text it never becomes objects here. */
const AS_JSON = (type: string) => `
  SELECT coalesce(json_agg(json_build_object('id', r.id, 'userId', r.user_id, 'userName', u.name, 'type', ${type},
    'status', r.status, 'startDate', r.start_date, 'endDate', r.end_date, 'isHalfDay', r.is_half_day)
    ORDER BY r.start_date, u.name, r.id), '[]')::text AS json
  FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id`;

const EVERYONE = { name: "calendar-everyone", text: `${AS_JSON("r.type")} WHERE ${IN_WINDOW}` };

/** $4 the viewer, $5 whether they see everyone below them or their direct reports only. */
const TEAM = {
  name: "calendar-team",
  text: `
    WITH RECURSIVE me AS (
      SELECT id, manager_id, office_id FROM users WHERE organization_id = $1 AND id = $4
    ), below AS (
      SELECT id FROM users WHERE organization_id = $1 AND (manager_id = $4 OR id = $4)
      UNION
      SELECT u.id FROM below b JOIN users u ON u.organization_id = $1 AND u.manager_id = b.id
    ), visible AS (
      SELECT u.id FROM users u, me WHERE u.organization_id = $1 AND (
        u.id = me.id OR u.id = me.manager_id OR u.manager_id = me.id
        OR CASE WHEN me.manager_id IS NOT NULL THEN u.manager_id = me.manager_id
          ELSE u.office_id IS NOT DISTINCT FROM me.office_id END)
      UNION
      SELECT id FROM below WHERE $5::boolean
    )
    ${AS_JSON("CASE WHEN r.type = 'vacation' OR r.user_id IN (SELECT id FROM below) THEN r.type ELSE 'away' END")}
    WHERE ${IN_WINDOW} AND r.user_id IN (SELECT id FROM visible)`,
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
