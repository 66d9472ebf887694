import type { Weekday } from "../dates.ts";
import type { Cursor } from "./Cursor.ts";
import { daysAwayOfWord, monthOfWord, weekdayOfWord } from "./words.ts";

export type NumericOrder = "month first" | "day first";

export type DayPhrase =
  | { kind: "date"; year: number; month: number; day: number; isIso: boolean; named?: Weekday }
  | { kind: "month day"; month: number; day: number; named?: Weekday }
  | { kind: "day of month"; day: number; named?: Weekday }
  | { kind: "weekday"; weekday: Weekday; week: "coming" | "this" | "next" | "last"; isSaidAfter: boolean }
  | { kind: "away"; days: number };

type CalendarDay = Extract<DayPhrase, { kind: "date" | "month day" }>;
type OrdinalDay = Extract<DayPhrase, { kind: "day of month" }>;

/** Takes a day, such as `2027-03-01`, `mar 1`, `fri next week`, `tomorrow`, or `the 12th`. */
export function readDay(cursor: Cursor, order: NumericOrder): DayPhrase | undefined {
  return cursor.attempt(() => {
    cursor.word("the");
    return (
      readCalendarDay(cursor, order) ??
      readNamedDay(cursor, order) ??
      readWeekday(cursor) ??
      readAway(cursor) ??
      readOrdinal(cursor)
    );
  });
}

export function readYear(cursor: Cursor): number | undefined {
  return cursor.attempt(() => {
    cursor.take("and");
    const year = cursor.take("number");
    return year && year.value >= 1900 && year.value <= 2199 ? year.value : undefined;
  });
}

export function readMonth(cursor: Cursor): number | undefined {
  return cursor.attempt(() => {
    cursor.word("of");
    return cursor.meaning(monthOfWord);
  });
}

export function readDayNumber(cursor: Cursor): number | undefined {
  return cursor.attempt(() => {
    const day = cursor.take("number")?.value;
    return day !== undefined && day < 100 ? day : undefined;
  });
}

function monthDay(month: number, day: number, year: number | undefined): CalendarDay {
  return year === undefined ? { kind: "month day", month, day } : { kind: "date", year, month, day, isIso: false };
}

function readCalendarDay(cursor: Cursor, order: NumericOrder): CalendarDay | undefined {
  const date = cursor.take("date");
  if (date) return { kind: "date", year: date.year, month: date.month, day: date.day, isIso: date.isIso };

  const numeric = cursor.take("numeric");
  if (numeric) {
    const { first, second } = numeric;
    const [month, day] = order === "month first" ? [first, second] : [second, first];
    return monthDay(month, day, numeric.year);
  }
  return cursor.attempt(() => {
    const dayFirst = readDayNumber(cursor);
    const month = readMonth(cursor);
    if (month === undefined) return undefined;
    if (dayFirst === undefined) cursor.word("the");
    const day = dayFirst ?? readDayNumber(cursor);
    return day === undefined ? undefined : monthDay(month, day, readYear(cursor));
  });
}

function readNamedDay(cursor: Cursor, order: NumericOrder): DayPhrase | undefined {
  return cursor.attempt(() => {
    const named = cursor.meaning(weekdayOfWord);
    if (named === undefined) return undefined;
    cursor.take("and");
    cursor.word("the");
    const day = readCalendarDay(cursor, order) ?? readOrdinal(cursor);
    return day && { ...day, named };
  });
}

function readWeekday(cursor: Cursor): DayPhrase | undefined {
  return cursor.attempt(() => {
    const isNext = cursor.word("next");
    const isLast = !isNext && cursor.word("last");
    const isThis = !isNext && !isLast && cursor.word("this", "coming", "upcoming");
    const isOfThisWeek = isThis && isWord(cursor, -1, "this");
    if (isNext || isThis || isLast) cursor.word("week");
    const weekday = cursor.meaning(weekdayOfWord);
    if (weekday === undefined) return undefined;
    if (isNext) return { kind: "weekday", weekday, week: "next", isSaidAfter: false };
    if (isLast) return { kind: "weekday", weekday, week: "last", isSaidAfter: false };
    if (isThis) return { kind: "weekday", weekday, week: isOfThisWeek ? "this" : "coming", isSaidAfter: false };
    const week = readWeekAfter(cursor);
    return { kind: "weekday", weekday, week: week ?? "coming", isSaidAfter: week !== undefined };
  });
}

function readWeekAfter(cursor: Cursor): "this" | "next" | "last" | undefined {
  return cursor.attempt(() => {
    cursor.word("of");
    if (cursor.phrase("next", "week")) return "next";
    if (cursor.phrase("last", "week")) return "last";
    return cursor.phrase("this", "week") ? "this" : undefined;
  });
}

function readAway(cursor: Cursor): DayPhrase | undefined {
  if (cursor.phrase("day", "after", "tomorrow")) return { kind: "away", days: 2 };
  const days = cursor.meaning(daysAwayOfWord);
  return days === undefined ? undefined : { kind: "away", days };
}

function readOrdinal(cursor: Cursor): OrdinalDay | undefined {
  const token = cursor.peek();
  if (token?.kind !== "number" || !token.isOrdinal) return undefined;
  cursor.take("number");
  return { kind: "day of month", day: token.value };
}

function isWord(cursor: Cursor, ahead: number, word: string): boolean {
  const token = cursor.peek(ahead);
  return token?.kind === "word" && token.word === word;
}
