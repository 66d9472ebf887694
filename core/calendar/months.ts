import { addDays, addMonths, isoDate, monthEnd, monthOf, monthStart, yearOf, type IsoDate } from "./dates.ts";

/** Months are added before days. */
export interface Wait {
  months?: number | undefined;
  days?: number | undefined;
}

/** A month and a day, such as `03-31`. */
export type MonthDay = string;

export function afterWait(start: IsoDate, { months = 0, days = 0 }: Wait): IsoDate {
  return addDays(addMonths(start, months), days);
}

/** A monthly anniversary completes a month. Returns a negative number if `until` is before `start`. */
export function completedMonths(start: IsoDate, until: IsoDate): number {
  const months = (yearOf(until) - yearOf(start)) * 12 + monthOf(until) - monthOf(start);
  return addMonths(start, months) > until ? months - 1 : months;
}

export function wholeCalendarMonths(first: IsoDate, last: IsoDate): number {
  const begins = monthStart(first) === first ? first : addMonths(monthStart(first), 1);
  return Math.max(0, completedMonths(begins, addDays(last, 1)));
}

/** Returns the month's last day if the month lacks the day. */
export function monthDayIn(year: number, monthDay: MonthDay): IsoDate {
  const last = monthEnd(isoDate(year, Number(monthDay.slice(0, 2)), 1));
  const wanted = `${last.slice(0, 8)}${monthDay.slice(3)}`;
  return wanted < last ? wanted : last;
}

export function nextMonthDay(monthDay: MonthDay, after: IsoDate): IsoDate {
  const thisYear = monthDayIn(yearOf(after), monthDay);
  return thisYear > after ? thisYear : monthDayIn(yearOf(after) + 1, monthDay);
}
