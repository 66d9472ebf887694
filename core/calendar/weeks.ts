import { tz } from "@date-fns/tz";
// Each function is imported from its own module, because the whole package has about three hundred functions.
import { eachWeekOfInterval } from "date-fns/eachWeekOfInterval";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { startOfWeek } from "date-fns/startOfWeek";
import { type IsoDate, monthEnd, monthStart } from "./dates.ts";

/**
 * Weeks are counted in UTC, because the process's time zone may skip a day, which would move the first day of its week.
 */
const IN_UTC = { in: tz("UTC") };
const FROM_SUNDAY = { ...IN_UTC, weekStartsOn: 0 } as const;

/** Returns the Monday of the ISO week that contains the date. */
export function mondayOf(date: IsoDate): IsoDate {
  return dateOf(startOfISOWeek(date, IN_UTC));
}

/** Returns the Sunday that begins the calendar row of the date. */
export function sundayOf(date: IsoDate): IsoDate {
  return dateOf(startOfWeek(date, FROM_SUNDAY));
}

/** Returns the Sundays that begin the four to six calendar rows of the date's month. */
export function sundaysOfMonth(date: IsoDate): IsoDate[] {
  return eachWeekOfInterval({ start: monthStart(date), end: monthEnd(date) }, FROM_SUNDAY).map(dateOf);
}

function dateOf(midnight: Date): IsoDate {
  return midnight.toISOString().slice(0, 10);
}
