import { type IsoDate, yearOf } from "#core/calendar/dates.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "March 2027" for any date in it. */
export function monthName(date: IsoDate): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${yearOf(date)}`;
}
