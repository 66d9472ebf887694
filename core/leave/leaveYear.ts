import { addDays, isoDate, yearOf } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";

/** A leave year, named after the calendar year in which it starts. */
export type LeaveYear = number;

/** Returns the leave year of a date; `startsIn` is its first month, 1 to 12. */
export function leaveYearOf(date: IsoDate, startsIn = 1): LeaveYear {
  const year = yearOf(date);
  return date < leaveYearStart(year, startsIn) ? year - 1 : year;
}

/** Returns a leave year's display name: "2027", or "2027/28" if it ends in the next calendar year. */
export function leaveYearName(year: LeaveYear, startsIn = 1): string {
  return startsIn === 1 ? String(year) : `${year}/${String(year + 1).slice(-2)}`;
}

export function leaveYearStart(year: LeaveYear, startsIn = 1): IsoDate {
  return isoDate(year, startsIn, 1);
}

export function leaveYearEnd(year: LeaveYear, startsIn = 1): IsoDate {
  return addDays(leaveYearStart(year + 1, startsIn), -1);
}
