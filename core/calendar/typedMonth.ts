import { addMonths, type IsoDate, monthOf, yearOf } from "./dates.ts";
import { MONTHS } from "./dateTexts.ts";
import { monthOfWord } from "./typedDates/words.ts";

/** A month such as `2027-03`. */
export type IsoMonth = string;

export type TypedMonth = { month: IsoMonth } | { problem: string };

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{4})$/;
const WORDS = /^([a-z]+)\.?,? ?(\d{4})?$/;
const AWAY: Readonly<Record<string, number>> = { "last month": -1, "this month": 0, "next month": 1 };

/** Reads text such as "mar 2027", "march", "3/2027", or "last month". Returns undefined for blank text. */
export function typedMonth(text: string, today: IsoDate): TypedMonth | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (typed === "") return undefined;
  const month = monthIn(typed, today);
  return month === undefined
    ? { problem: `“${text.trim()}” isn't a month. Try “mar 2027” or “last month”.` }
    : { month };
}

/** Returns text such as `Mar 2027`. */
export function formatMonth(month: IsoMonth): string {
  return `${MONTHS[monthOf(month) - 1]?.slice(0, 3)} ${yearOf(month)}`;
}

function monthIn(typed: string, today: IsoDate): IsoMonth | undefined {
  const away = AWAY[typed];
  if (away !== undefined) return addMonths(`${today.slice(0, 8)}01`, away).slice(0, 7);
  const [, year, number] = YEAR_FIRST.exec(typed) ?? [];
  if (year !== undefined) return isoMonth(Number(year), Number(number));
  const [, first, last] = YEAR_LAST.exec(typed) ?? [];
  if (first !== undefined) return isoMonth(Number(last), Number(first));
  const [, word = "", yearOfWord] = WORDS.exec(typed) ?? [];
  const month = monthOfWord(word);
  return month === undefined ? undefined : isoMonth(Number(yearOfWord ?? yearOf(today)), month);
}

function isoMonth(year: number, month: number): IsoMonth | undefined {
  if (year < 1000 || month < 1 || month > 12) return undefined;
  return `${year}-${String(month).padStart(2, "0")}`;
}
