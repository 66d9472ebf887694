import { createHash } from "node:crypto";
import { CalendarQuery, calendarWindow } from "#core/requests/CalendarWindow.ts";
import { isAtLeast } from "#core/people/roles.ts";
import { calendarOfEveryone, calendarOfTeam } from "#db/queries/calendar.ts";
import { reading } from "../operation.ts";

/**
 * The team calendar of a window. `etag` changes with everything that could change what this person sees of it, and is
 * known before anything is read; `json` is the answer's text, built by PostgreSQL.
 */
export const readCalendar = reading("readCalendar", CalendarQuery, async (query, { me, today }) => {
  const { organizationId, id, managerId, effectiveOfficeId: officeId } = me;
  const window = calendarWindow(query, today);
  const seen = [organizationId, id, me.role, me.calendarVersion, window.from, window.to].join(" ");
  return {
    etag: `"${createHash("sha1").update(seen).digest("base64url")}"`,
    json: (): Promise<string> =>
      isAtLeast(me.role, "Admin")
        ? calendarOfEveryone(organizationId, window)
        : calendarOfTeam(organizationId, { id, managerId, officeId, andBelow: isAtLeast(me.role, "Manager") }, window),
  };
});
