import type { CalendarWindow } from "#core/requests/CalendarWindow.ts";
import type { SeenTypes } from "#core/leaveTypes/seenType.ts";
import { type CalendarViewer, visiblePeople } from "../roster/visiblePeople.ts";
import { rows, type Statement } from "../statement.ts";

/** The database limits a request to 366 days, so requests in a window start at most 365 days before the window. */
export const IN_WINDOW = `
  r.organization_id = $1 AND r.status IN ('pending', 'approved')
  AND r.start_date BETWEEN $2::date - 365 AND $3::date AND r.end_date >= $2::date`;

const asJson = (type: string, from: string) => `
  SELECT string_agg(${eventJson(type)}, ',' ORDER BY r.end_date, r.id) AS json
  FROM ${from} GROUP BY r.start_date ORDER BY r.start_date`;

export function eventJson(type: string): string {
  return `'{"id":"' || r.id || u.person || ',"type":"' || ${type} || '","status":"' || r.status
      || '","startDate":"' || r.start_date || '","endDate":"' || r.end_date
      || CASE WHEN r.is_half_day THEN '","isHalfDay":true' ELSE '","isHalfDay":false' END
      || CASE WHEN r.parts IS NULL THEN '}' ELSE ',' || substr(r.parts::text, 2) END`;
}

export const person = (people: string) => `
  (SELECT id, '","userId":"' || id || '","userName":' || to_json(name) AS person FROM ${people} OFFSET 0) u`;

export const inTeam = (team: string) =>
  `id IN (SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = ${team})`;

const everyone = (name: string, people: string) => ({
  name,
  text: asJson("r.type", `pto_requests r JOIN ${person(people)} ON u.id = r.user_id WHERE ${IN_WINDOW}`),
});
const EVERYONE = everyone("calendar-everyone", "users WHERE organization_id = $1");
const EVERYONE_OF_TEAM = everyone(
  "calendar-everyone-of-team",
  `users WHERE organization_id = $1 AND ${inTeam("$4::uuid")}`,
);

/** SQL. `$8` contains the types that colleagues see by name, and `$9` the types that they don't see. */
export const SEEN_TYPE =
  "CASE WHEN r.type = ANY ($8::text[]) OR u.id = ANY (ARRAY(SELECT id FROM below)) THEN r.type ELSE 'away' END";
export const seenRequests = (people: string): string => `
  ${person(people)} CROSS JOIN LATERAL (
    SELECT id, type, status, start_date, end_date, is_half_day, parts FROM pto_requests r
    WHERE r.user_id = u.id AND ${IN_WINDOW}
      AND (r.type <> ALL ($9::text[]) OR u.id = ANY (ARRAY(SELECT id FROM below))) OFFSET 0) r`;
const colleagues = (name: string, people: string) => ({
  name,
  text: `
    WITH RECURSIVE ${visiblePeople(4)}
    ${asJson(SEEN_TYPE, seenRequests(people))}`,
});
const COLLEAGUES = colleagues("calendar-team", "visible");
const COLLEAGUES_OF_TEAM = colleagues("calendar-colleagues-of-team", `visible WHERE ${inTeam("$10::uuid")}`);

export interface CalendarScope extends CalendarWindow {
  teamId?: string | undefined;
}

/** Each text contains events as JSON objects, separated by commas. */
export async function calendarOfEveryone(
  organizationId: string,
  { from, to, teamId }: CalendarScope,
): Promise<string[]> {
  if (teamId === undefined) return textsOf(EVERYONE, [organizationId, from, to]);
  return textsOf(EVERYONE_OF_TEAM, [organizationId, from, to, teamId]);
}

export async function calendarOfTeam(
  organizationId: string,
  viewer: CalendarViewer,
  { from, to, teamId }: CalendarScope,
  { named, hidden }: SeenTypes,
): Promise<string[]> {
  const { id, managerId, officeId, andBelow } = viewer;
  const values = [organizationId, from, to, id, managerId, officeId, andBelow, named, hidden];
  return teamId === undefined ? textsOf(COLLEAGUES, values) : textsOf(COLLEAGUES_OF_TEAM, [...values, teamId]);
}

async function textsOf(statement: Statement, values: unknown[]): Promise<string[]> {
  return (await rows<{ json: string }>(statement, values)).map(({ json }) => json);
}
