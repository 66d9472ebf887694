import { createHash } from "node:crypto";
import { CalendarQuery, calendarWindow } from "#core/requests/CalendarWindow.ts";
import { calendarOfEveryone, calendarOfTeam, type CalendarScope } from "#db/queries/requests/calendar.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenTypes } from "../knownTypes/steps/seenTypes.ts";
import { reading } from "../reading.ts";
import { calendarViewer } from "../roster/steps/calendarViewer.ts";
import { assertSeesTeam } from "../teams/steps/assertSeesTeam.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/**
 * Returns the team calendar of a date range, of one team if the query names one that the caller sees. `etag` changes
 * with everything that could change the caller's view, and is computed before any entry is loaded; `json` returns the
 * response text, built by PostgreSQL.
 */
export const readCalendar = reading("readCalendar", CalendarQuery, async (query, { me, today }) => {
  const { organizationId, id } = me;
  const { teamId } = query;
  const window = { ...calendarWindow(query, today), teamId };
  if (teamId !== undefined) await assertSeesTeam(me, teamId);
  // The visibility of leave types decides what colleagues see.
  const versions = [me.calendarVersion, me.leaveTypesVersion];
  const seen = [organizationId, id, me.role, ...versions, window.from, window.to, teamId ?? ""].join(" ");
  return {
    etag: `"${createHash("sha1").update(seen).digest("base64url")}"`,
    json: async (): Promise<string> =>
      `[${(await readInTurn(organizationId, () => eventsSeenBy(me, window))).join(",")}]`,
  };
});

async function eventsSeenBy(me: Person, window: CalendarScope): Promise<string[]> {
  const viewer = calendarViewer(me);
  if (!viewer) return calendarOfEveryone(me.organizationId, window);
  return calendarOfTeam(me.organizationId, viewer, window, await seenTypes(me));
}
