import type { Weekday } from "../dates.ts";
import { MONTHS } from "../dateTexts.ts";

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const SHORT_WEEKDAYS = new Map<string, Weekday>([
  ["tues", 2],
  ["weds", 3],
  ["thur", 4],
  ["thurs", 4],
]);

const NUMBERS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Returns a number from 1 to 12. `word` must be in lowercase. */
export function monthOfWord(word: string): number | undefined {
  const index = MONTHS.findIndex((month) => isShortFor(word, month));
  if (index >= 0) return index + 1;
  return word === "sept" ? 9 : undefined;
}

export function weekdayOfWord(word: string): Weekday | undefined {
  const index = WEEKDAYS.findIndex((weekday) => isShortFor(word, weekday) || word === `${weekday.toLowerCase()}s`);
  return index >= 0 ? ((index + 1) as Weekday) : SHORT_WEEKDAYS.get(word);
}

export function numberOfWord(word: string): number | undefined {
  if (word === "an") return 1;
  const index = NUMBERS.indexOf(word);
  return index < 0 ? undefined : Math.max(1, index);
}

/** In days from today; `yesterday` is −1. */
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
