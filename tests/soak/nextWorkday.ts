import { addDays, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";

/** Returns the first weekday after a date. */
export function nextWorkday(date: IsoDate): IsoDate {
  const next = addDays(date, 1);
  return weekdayOf(next) > 5 ? nextWorkday(next) : next;
}
