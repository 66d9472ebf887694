import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { patternOn, type WorkingPatterns } from "#core/working/patternOn.ts";
import { minutesOn } from "#core/working/WorkingPattern.ts";

/** The part of a day that a holiday covers: all of it, the morning, or the afternoon. */
export const HOLIDAY_PARTS = ["full", "am", "pm"] as const;
export type HolidayPart = (typeof HOLIDAY_PARTS)[number];

/** A day off; a half holiday leaves half of the day to work. */
export interface Holiday {
  date: IsoDate;
  name: string;
  /** `full` by default. */
  part?: HolidayPart;
  /** True for a day of a company closure, which costs nothing even where holidays count. */
  isClosure?: boolean;
  /** True if the closure is charged to a leave type, by a request of its own for each person. */
  isCharged?: boolean;
}

/**
 * A person's working pattern and their office's holidays. With `countHolidays`, a holiday costs as much as other dates,
 * unless it is a closure.
 */
export interface WorkCalendar {
  patterns: WorkingPatterns;
  holidays: ReadonlyMap<IsoDate, Holiday>;
  countHolidays: boolean;
}

/** Whole days from Monday to Friday. */
const STANDARD: WorkingPatterns = { own: null, office: null };

/** Returns a calendar. If two holidays fall on the same date, a closure applies, or else the longer one. */
export function workCalendar(
  holidays: readonly Holiday[],
  countHolidays: boolean,
  patterns: WorkingPatterns = STANDARD,
): WorkCalendar {
  const byDate = new Map<IsoDate, Holiday>();
  for (const holiday of holidays) {
    const other = byDate.get(holiday.date);
    if (!other || holiday.isClosure || isHalf(other)) byDate.set(holiday.date, holiday);
  }
  return { patterns, holidays: byDate, countHolidays };
}

/** Returns whether a holiday covers only half of the day. */
export function isHalf({ part = "full" }: Pick<Holiday, "part">): boolean {
  return part !== "full";
}

/** Returns whether a date is in a closure, which costs nothing even where holidays count. */
export function isClosed(date: IsoDate, { holidays }: Pick<WorkCalendar, "holidays">): boolean {
  return holidays.get(date)?.isClosure === true;
}

/** Returns the minutes that the pattern has on a date, holiday or not. */
export function patternMinutes(date: IsoDate, { patterns }: Pick<WorkCalendar, "patterns">): Minutes {
  return minutesOn(date, patternOn(date, patterns));
}

/** Returns the part of a date that no holiday covers: 0 on a holiday, 0.5 on a half holiday. */
export function openPart(date: IsoDate, { holidays }: Pick<WorkCalendar, "holidays">): 0 | 0.5 | 1 {
  const holiday = holidays.get(date);
  if (!holiday) return 1;
  return isHalf(holiday) ? 0.5 : 0;
}

/**
 * Returns the minutes worked on a date: none in a closure and, unless holidays count like other dates, none on a holiday
 * and half, rounded up, on a half holiday.
 */
export function workedMinutes(date: IsoDate, calendar: WorkCalendar): Minutes {
  const part = calendar.countHolidays && !isClosed(date, calendar) ? 1 : openPart(date, calendar);
  return Math.ceil(part * patternMinutes(date, calendar));
}
