import { addDays, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";

export function nextWorkday(date: IsoDate): IsoDate {
  const next = addDays(date, 1);
  return weekdayOf(next) > 5 ? nextWorkday(next) : next;
}
