import { addDays, isoDate, yearOf } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "./LeaveType.ts";
import { monthDayIn, type MonthDay } from "#core/calendar/months.ts";

/** The calendar year in which the leave year starts. */
export type LeaveYear = number;

/** A number from 1 to 12 means the first day of that month. */
export type YearStart = number | MonthDay;

export type LeaveYears = Readonly<Record<LeaveType, MonthDay>>;

export function leaveYearOf(date: IsoDate, startsIn: YearStart = 1): LeaveYear {
  const year = yearOf(date);
  return date < leaveYearStart(year, startsIn) ? year - 1 : year;
}

export function leaveYearName(year: LeaveYear, startsIn: YearStart = 1): string {
  return startsIn === 1 ? String(year) : `${year}/${String(year + 1).slice(-2)}`;
}

export function leaveYearStart(year: LeaveYear, startsIn: YearStart = 1): IsoDate {
  return typeof startsIn === "number" ? isoDate(year, startsIn, 1) : monthDayIn(year, startsIn);
}

export function leaveYearEnd(year: LeaveYear, startsIn: YearStart = 1): IsoDate {
  return addDays(leaveYearStart(year + 1, startsIn), -1);
}

export function yearStartOn(monthDay: MonthDay): YearStart {
  return monthDay.endsWith("-01") ? Number(monthDay.slice(0, 2)) : monthDay;
}

export function latestYearStart(starts: readonly [YearStart, ...YearStart[]], today: IsoDate): YearStart {
  const currentStart = (startsIn: YearStart) => leaveYearStart(leaveYearOf(today, startsIn), startsIn);
  return starts.reduce((one, other) => (currentStart(other) > currentStart(one) ? other : one));
}

export function firstDayOfLeaveYear(startsIn: YearStart): MonthDay {
  return typeof startsIn === "number" ? `${String(startsIn).padStart(2, "0")}-01` : startsIn;
}
