import { MINUTES_PER_DAY, type Minutes } from "#core/leave/amounts.ts";
import { type IsoDate, weekdayOf } from "../calendar/dates.ts";

/** A day off; a half holiday leaves half of the day to work. */
export interface Holiday {
  date: IsoDate;
  name: string;
  /** `whole` unless it says otherwise. */
  part?: "whole" | "half";
}

/** What is worked of each weekday, Monday first, in minutes of a standard day. */
export type WorkWeek = readonly [Minutes, Minutes, Minutes, Minutes, Minutes, Minutes, Minutes];

/** Monday to Friday, whole days. */
export const STANDARD_WEEK: WorkWeek = [
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  0,
  0,
];

/** When an office works: its week and its holidays, which cost like any weekday where `countHolidays` is set. */
export interface WorkCalendar {
  week: WorkWeek;
  holidays: ReadonlyMap<IsoDate, Holiday>;
  countHolidays: boolean;
}

/** The calendar of an office; of two holidays on one date the longer one holds. */
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

/** What is worked on a date, in minutes: nothing on a holiday, half of the day on a half holiday. */
export function workedMinutes(date: IsoDate, { week, holidays, countHolidays }: WorkCalendar): Minutes {
  const minutes = week[weekdayOf(date) - 1] ?? 0;
  const holiday = countHolidays ? undefined : holidays.get(date);
  if (!holiday) return minutes;
  return holiday.part === "half" ? minutes / 2 : 0;
}
