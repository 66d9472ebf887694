import { addDays, isoDate, yearOf } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";

/** A leave year is called after the calendar year in which it starts. */
export type LeaveYear = number;

/** The leave year a date belongs to; `startsIn` is the first month, 1 to 12. */
export function leaveYearOf(date: IsoDate, startsIn = 1): LeaveYear {
  const year = yearOf(date);
  return date < leaveYearStart(year, startsIn) ? year - 1 : year;
}

/** The first day of a leave year. */
export function leaveYearStart(year: LeaveYear, startsIn = 1): IsoDate {
  return isoDate(year, startsIn, 1);
}

/** The last day of a leave year. */
export function leaveYearEnd(year: LeaveYear, startsIn = 1): IsoDate {
  return addDays(leaveYearStart(year + 1, startsIn), -1);
}
