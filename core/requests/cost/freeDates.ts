import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { patternMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { Span } from "../requestCost.ts";

/** Returns the dates of a span on which the person's working pattern has no hours, so that they cost nothing. */
export function freeDates(
  { startDate, endDate }: Pick<Span, "startDate" | "endDate">,
  calendar: WorkCalendar,
): IsoDate[] {
  return eachDate(startDate, endDate).filter((date) => patternMinutes(date, calendar) === 0);
}
