import { type IsoDate, yearOf } from "#core/calendar/dates.ts";

export function yearWithoutHolidays(holidays: readonly { date: IsoDate }[], from: number): number {
  const years = new Set(holidays.map(({ date }) => yearOf(date)));
  let year = from;
  while (years.has(year)) year++;
  return year;
}
