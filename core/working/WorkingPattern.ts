import { daysBetween, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { MINUTES_PER_DAY, type Minutes } from "#core/leave/amounts.ts";

/** The minutes worked on each weekday, Monday first. */
export type WorkWeek = readonly [Minutes, Minutes, Minutes, Minutes, Minutes, Minutes, Minutes];

export const STANDARD_WEEK: WorkWeek = [
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  MINUTES_PER_DAY,
  0,
  0,
];

export const MAX_WEEKS = 2;

/** The weeks repeat. The first week contains the day `from`. */
export interface WorkingPattern {
  from: IsoDate;
  weeks: readonly WorkWeek[];
}

/** If `weeks` is null, the default applies: the office's pattern for a person, and `STANDARD_PATTERN` for an office. */
export interface PatternChange {
  from: IsoDate;
  weeks: readonly WorkWeek[] | null;
}

/** `own` and `office` are sorted oldest first, or null if there are no changes. */
export interface WorkingPatterns {
  own: readonly PatternChange[] | null;
  office: readonly PatternChange[] | null;
}

export const STANDARD_PATTERN: WorkingPattern = { from: "1900-01-01", weeks: [STANDARD_WEEK] };

/** Ignores holidays. */
export function minutesOn(date: IsoDate, pattern: WorkingPattern): Minutes {
  return weekOf(date, pattern)[weekdayOf(date) - 1] ?? 0;
}

export function workedDates({ weeks }: Pick<WorkingPattern, "weeks">): number {
  return weeks.flat().filter((minutes) => minutes > 0).length;
}

export function continuedFrom(from: IsoDate, pattern: WorkingPattern): PatternChange {
  const { weeks } = pattern;
  const first = weeks.indexOf(weekOf(from, pattern));
  return { from, weeks: [...weeks.slice(first), ...weeks.slice(0, first)] };
}

/** A cycle begins on the Monday on or before the pattern's first day. */
function weekOf(date: IsoDate, { from, weeks }: WorkingPattern): WorkWeek {
  const [only] = weeks;
  if (weeks.length === 1 && only) return only;
  const days = daysBetween(from, date) - 1;
  const passed = (days + weekdayOf(from) - weekdayOf(date)) / 7;
  return weeks.at(passed % weeks.length) ?? STANDARD_WEEK;
}
