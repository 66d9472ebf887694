import { MINUTES_PER_DAY, type Minutes } from "#core/leave/amounts.ts";
import { type IsoDate, weekdayOf } from "../calendar/dates.ts";

/** A day off; a half holiday leaves half of the day to work. */
export interface Holiday {
  date: IsoDate;
  name: string;
  /** `whole` by default. */
  part?: "whole" | "half";
}

/** The minutes worked on each weekday without holidays, Monday first. */
export type WorkWeek = readonly [Minutes, Minutes, Minutes, Minutes, Minutes, Minutes, Minutes];

/** Whole days from Monday to Friday. */
export const STANDARD_WEEK: WorkWeek = [
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  0,
  0,
];

/** An office's weekdays and holidays. With `countHolidays`, a holiday costs as much as the weekday it is on. */
export interface WorkCalendar {
  week: WorkWeek;
  holidays: ReadonlyMap<IsoDate, Holiday>;
  countHolidays: boolean;
}

/** Returns an office's calendar. If two holidays fall on the same date, the longer one applies. */
export function workCalendar(
  holidays: readonly Holiday[],
  countHolidays: boolean,
  week: WorkWeek = STANDARD_WEEK,
): WorkCalendar {
  const byDate = new Map<IsoDate, Holiday>();
  for (const holiday of holidays) {
    const other = byDate.get(holiday.date);
    if (!other || other.part === "half") byDate.set(holiday.date, holiday);
  }
  return { week, holidays: byDate, countHolidays };
}

/** Returns the minutes worked on a date: none on a holiday, half on a half holiday. */
export function workedMinutes(date: IsoDate, { week, holidays, countHolidays }: WorkCalendar): Minutes {
  const minutes = week[weekdayOf(date) - 1] ?? 0;
  const holiday = countHolidays ? undefined : holidays.get(date);
  if (!holiday) return minutes;
  return holiday.part === "half" ? minutes / 2 : 0;
}
