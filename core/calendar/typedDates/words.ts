import type { Weekday } from "../dates.ts";

/** The months, January first. */
export const MONTHS = [
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
] as const;

/** The weekdays, Monday first. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const SHORT_WEEKDAYS = new Map<string, Weekday>([
  ["tues", 2],
  ["weds", 3],
  ["thur", 4],
  ["thurs", 4],
]);

const NUMBERS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The month (1 to 12) of a word in small letters: `mar`, `march`, `sept`. */
export function monthOfWord(word: string): number | undefined {
  const index = MONTHS.findIndex((month) => isShortFor(word, month));
  if (index >= 0) return index + 1;
  return word === "sept" ? 9 : undefined;
}

/** The weekday of a word in small letters: `fri`, `friday`, `fridays`, `thurs`. */
export function weekdayOfWord(word: string): Weekday | undefined {
  const index = WEEKDAYS.findIndex((weekday) => isShortFor(word, weekday) || word === `${weekday.toLowerCase()}s`);
  return index >= 0 ? ((index + 1) as Weekday) : SHORT_WEEKDAYS.get(word);
}

/** The number of a word: `a` and `one` are 1, `ten` is 10. */
export function numberOfWord(word: string): number | undefined {
  if (word === "an") return 1;
  const index = NUMBERS.indexOf(word);
  return index < 0 ? undefined : Math.max(1, index);
}

/** How far from today a word is, in days; `yesterday` is −1. */
export function daysAwayOfWord(word: string): number | undefined {
  return DAYS_AWAY.get(word);
}

const DAYS_AWAY = new Map([
  ["today", 0],
  ["now", 0],
  ["tomorrow", 1],
  ["tomorow", 1],
  ["tommorow", 1],
  ["tommorrow", 1],
  ["tmrw", 1],
  ["tmr", 1],
  ["tmw", 1],
  ["yesterday", -1],
]);

function isShortFor(word: string, name: string): boolean {
  return word === name.toLowerCase() || word === name.slice(0, 3).toLowerCase();
}
