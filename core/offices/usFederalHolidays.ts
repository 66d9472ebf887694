import { addDays, type IsoDate, isoDate, type Weekday, weekdayOf } from "#core/calendar/dates.ts";

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

/** Source: Public Law 117-17, effective on June 17, 2021. */
const FIRST_JUNETEENTH = 2021;

/** Returns holidays on their observed dates (5 U.S.C. 6103). New Year's Day may fall in the year before. */
export function usFederalHolidays(year: number): { date: IsoDate; name: string }[] {
  return [
    { date: observed(isoDate(year, 1, 1)), name: "New Year's Day" },
    { date: nth(3, MONDAY, year, 1), name: "Martin Luther King Jr. Day" },
    { date: nth(3, MONDAY, year, 2), name: "Washington's Birthday" },
    { date: lastMondayOfMay(year), name: "Memorial Day" },
    ...(year < FIRST_JUNETEENTH ? [] : [{ date: observed(isoDate(year, 6, 19)), name: "Juneteenth" }]),
    { date: observed(isoDate(year, 7, 4)), name: "Independence Day" },
    { date: nth(1, MONDAY, year, 9), name: "Labor Day" },
    { date: nth(2, MONDAY, year, 10), name: "Columbus Day" },
    { date: observed(isoDate(year, 11, 11)), name: "Veterans Day" },
    { date: nth(4, THURSDAY, year, 11), name: "Thanksgiving Day" },
    { date: observed(isoDate(year, 12, 25)), name: "Christmas Day" },
  ];
}

function observed(date: IsoDate): IsoDate {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return addDays(date, -1);
  return weekday === SUNDAY ? addDays(date, 1) : date;
}

function nth(count: number, weekday: Weekday, year: number, month: number): IsoDate {
  const first = isoDate(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

function lastMondayOfMay(year: number): IsoDate {
  return addDays(nth(1, MONDAY, year, 6), -7);
}
