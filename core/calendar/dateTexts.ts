import { type IsoDate, monthOf, type Weekday, weekdayOf, yearOf } from "./dates.ts";

export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const WEEKDAYS = "Mon Tue Wed Thu Fri Sat Sun".split(" ");

/** Returns text such as `Mar 01, 2027`. */
export function formatDate(date: IsoDate): string {
  return `${monthAndDay(date)}, ${yearOf(date)}`;
}

/** Returns text such as `Wed, January 1, 2025`. */
export function formatLongDate(date: IsoDate): string {
  return `${formatDay(date)}, ${yearOf(date)}`;
}

/** Returns text such as `January 1, 2027`. */
export function formatFullDate(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}, ${yearOf(date)}`;
}

/** Returns text such as `Wed, January 1`. */
export function formatDay(date: IsoDate): string {
  return `${formatWeekday(date)}, ${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}`;
}

export function formatWeekday(date: IsoDate): string {
  return shortWeekday(weekdayOf(date));
}

export function shortWeekday(weekday: Weekday): string {
  return WEEKDAYS[weekday - 1] ?? "";
}

/** Returns text such as `Mar 01, 2027`, `Mar 01 – Mar 05, 2027`, or `Dec 30, 2027 – Jan 02, 2028`. */
export function formatSpan(start: IsoDate, end: IsoDate): string {
  if (start === end) return formatDate(start);
  return `${yearOf(start) === yearOf(end) ? monthAndDay(start) : formatDate(start)} – ${formatDate(end)}`;
}

function monthAndDay(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]?.slice(0, 3)} ${date.slice(8)}`;
}
