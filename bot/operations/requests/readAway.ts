import { answeredParts } from "#core/requests/parts/answeredParts.ts";
import { CalendarQuery } from "#core/requests/CalendarWindow.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { currentLeaveTypes } from "#db/queries/leaveTypes/currentLeaveTypes.ts";
import { reading } from "../reading.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import type { CalendarEntry } from "#core/requests/CalendarEntry.ts";
import { readCalendar } from "./readCalendar.ts";

export type AwayEntry = CalendarEntry & { parts?: LeaveParts | null; typeName: string };

export const readAway = reading("readCalendar", CalendarQuery, async (window, { actor, me }): Promise<AwayEntry[]> => {
  const calendar = await readCalendar({ ...actor, person: me }, window);
  const entries = (JSON.parse(await calendar.json()) as CalendarEntry[]).map(answeredParts);
  const types = await currentLeaveTypes(me);
  const names = new Map(types.map(({ key, name }) => [key, typeText(name)]));
  return entries
    .filter(({ status }) => status === "approved")
    .map((entry) => ({ ...entry, typeName: names.get(entry.type) ?? entry.type }))
    .toSorted(
      (one, other) => one.startDate.localeCompare(other.startDate) || one.userName.localeCompare(other.userName),
    );
});
