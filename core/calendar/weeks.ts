import { tz } from "@date-fns/tz";
import { eachWeekOfInterval } from "date-fns/eachWeekOfInterval";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { startOfWeek } from "date-fns/startOfWeek";
import { type IsoDate, monthEnd, monthStart, type Weekday } from "./dates.ts";

export const WEEK_STARTS = [1, 6, 7] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** Uses UTC, because the process's time zone may skip a day. */
const IN_UTC = { in: tz("UTC") };

export function mondayOf(date: IsoDate): IsoDate {
  return dateOf(startOfISOWeek(date, IN_UTC));
}

export function weekStartOf(date: IsoDate, weekStart: WeekStart): IsoDate {
  return dateOf(startOfWeek(date, startingOn(weekStart)));
}

export function weeksOfMonth(date: IsoDate, weekStart: WeekStart): IsoDate[] {
  return eachWeekOfInterval({ start: monthStart(date), end: monthEnd(date) }, startingOn(weekStart)).map(dateOf);
}

export function weekdaysFrom(weekStart: WeekStart): Weekday[] {
  return Array.from({ length: 7 }, (_, day) => (((weekStart - 1 + day) % 7) + 1) as Weekday);
}

/** date-fns counts Sunday as 0. */
function startingOn(weekStart: WeekStart) {
  return { ...IN_UTC, weekStartsOn: weekStart === 7 ? 0 : weekStart } as const;
}

function dateOf(midnight: Date): IsoDate {
  return midnight.toISOString().slice(0, 10);
}
