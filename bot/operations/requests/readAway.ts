import { CalendarQuery } from "#core/requests/CalendarWindow.ts";
import { reading } from "../operation.ts";
import type { CalendarEntry } from "#core/requests/CalendarEntry.ts";
import { readCalendar } from "./readCalendar.ts";

/** Returns the approved leave in a date range that the caller may see, ordered by start date. */
export const readAway = reading(
  "readCalendar",
  CalendarQuery,
  async (window, { actor, me }): Promise<CalendarEntry[]> => {
    const calendar = await readCalendar({ ...actor, person: me }, window);
    const entries = JSON.parse(await calendar.json()) as CalendarEntry[];
    return entries
      .filter(({ status }) => status === "approved")
      .toSorted(
        (one, other) => one.startDate.localeCompare(other.startDate) || one.userName.localeCompare(other.userName),
      );
  },
);
