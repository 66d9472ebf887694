import {
  addDays,
  addMonths,
  daysBetween,
  isoDate,
  type IsoDate,
  monthEnd,
  monthOf,
  yearOf,
} from "#core/calendar/dates.ts";
import type { TimelineSpan } from "#core/timeline/timelineBar.ts";

export const RANGES = ["month", "quarter", "year"] as const;
export type Range = (typeof RANGES)[number];

export function rangeNamed(name: string | null): Range {
  return RANGES.find((known) => known === name) ?? "quarter";
}

const MONTHS: Record<Range, number> = { month: 1, quarter: 3, year: 12 };

export function timelineSpan(range: Range, date: IsoDate): TimelineSpan {
  const months = MONTHS[range];
  const first = monthOf(date) - ((monthOf(date) - 1) % months);
  const from = isoDate(yearOf(date), first, 1);
  return { from, to: monthEnd(addMonths(from, months - 1)) };
}

export function stepRange(range: Range, date: IsoDate, steps: 1 | -1): IsoDate {
  return addMonths(timelineSpan(range, date).from, steps * MONTHS[range]);
}

export function monthsOf({ from, to }: TimelineSpan): { month: IsoDate; start: number; days: number }[] {
  const months = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    months.push({ month, start: daysBetween(from, month) - 1, days: daysBetween(month, monthEnd(month)) });
  }
  return months;
}

export function dateOfColumn({ from }: TimelineSpan, column: number): IsoDate {
  return addDays(from, column);
}
