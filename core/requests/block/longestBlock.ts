import { addDays, eachDate, type IsoDate, latest } from "#core/calendar/dates.ts";
import { hoursOf, partsOfDates } from "#core/leave/LeaveParts.ts";
import { workedMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { Span } from "../requestCost.ts";

/** Returns the number of workdays in the longest block of whole days of leave that begins by `last`. */
export function longestBlock(
  leave: readonly Span[],
  calendar: WorkCalendar,
  { first, last }: { first: IsoDate; last: IsoDate },
): number {
  const taken = new Set(leave.flatMap(wholeDates));
  const end = leave.reduce((day, { endDate }) => latest(day, endDate), last);
  let [longest, running] = [0, 0];
  for (const date of eachDate(first, end)) {
    if (workedMinutes(date, calendar) === 0) continue;
    if (!taken.has(date)) running = 0;
    else if (running > 0 || date <= last) running += 1;
    longest = Math.max(longest, running);
  }
  return longest;
}

function wholeDates(span: Span): IsoDate[] {
  if (span.isHalfDay || hoursOf(span)) return [];
  const { startPart, endPart } = partsOfDates(span);
  const first = startPart === "full" ? span.startDate : addDays(span.startDate, 1);
  const last = endPart === "full" ? span.endDate : addDays(span.endDate, -1);
  return first <= last ? eachDate(first, last) : [];
}
