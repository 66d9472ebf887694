import type { PageBounds } from "#core/lists/pageQuery.ts";
import type { CalendarEntry } from "#core/requests/CalendarEntry.ts";
import type { SeenTypes } from "#core/leaveTypes/seenType.ts";
import { type CalendarViewer, visiblePeople } from "../../roster/visiblePeople.ts";
import { rows } from "../../statement.ts";
import { type CalendarScope, eventJson, IN_WINDOW, inTeam, person, SEEN_TYPE, seenRequests } from "../teamCalendar.ts";

const EVERYONE = {
  name: "calendar-everyone-page",
  text: `
    SELECT ${eventJson("r.type")} AS json
    FROM pto_requests r JOIN ${person(`users WHERE organization_id = $1 AND ($4::uuid IS NULL OR ${inTeam("$4::uuid")})`)}
      ON u.id = r.user_id
    WHERE ${IN_WINDOW} AND r.id > $5 ORDER BY r.id LIMIT $6`,
};

export function calendarPageOfEveryone(
  organizationId: string,
  { from, to, teamId }: CalendarScope,
  { after, most }: PageBounds,
): Promise<CalendarEntry[]> {
  return eventsOf(EVERYONE, [organizationId, from, to, teamId ?? null, after, most]);
}

const COLLEAGUES = {
  name: "calendar-colleagues-page",
  text: `
    WITH RECURSIVE ${visiblePeople(4)}
    SELECT ${eventJson(SEEN_TYPE)} AS json
    FROM ${seenRequests(`visible WHERE $10::uuid IS NULL OR ${inTeam("$10::uuid")}`)}
    WHERE r.id > $11 ORDER BY r.id LIMIT $12`,
};

export function calendarPageOfTeam(
  { organizationId, viewer }: { organizationId: string; viewer: CalendarViewer },
  { named, hidden }: SeenTypes,
  { from, to, teamId }: CalendarScope,
  { after, most }: PageBounds,
): Promise<CalendarEntry[]> {
  const { id, managerId, officeId, andBelow } = viewer;
  const seen = [id, managerId, officeId, andBelow, named, hidden];
  return eventsOf(COLLEAGUES, [organizationId, from, to, ...seen, teamId ?? null, after, most]);
}

async function eventsOf(statement: { name: string; text: string }, values: unknown[]): Promise<CalendarEntry[]> {
  const found = await rows<{ json: string }>(statement, values);
  return found.map(({ json }) => JSON.parse(json) as CalendarEntry);
}
