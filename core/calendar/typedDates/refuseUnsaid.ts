import { addMonths, type IsoDate, monthOf } from "../dates.ts";
import { MONTHS } from "../dateTexts.ts";
import type { Cursor } from "./Cursor.ts";
import { readDayNumber, readYear } from "./DayPhrase.ts";
import { readDuration } from "./duration.ts";
import { readHalf } from "./readHalf.ts";
import { takeUntil } from "./readRun.ts";
import { Unclear } from "./Unclear.ts";
import { monthOfWord } from "./words.ts";

/** Throws Unclear for lines such as `march`, `3-4`, or `half a day`. */
export function refuseUnsaid(cursor: Cursor, today: IsoDate): void {
  const start = cursor.at;
  for (const refusal of [refuseMonth, refuseNumbers, refuseLength, refuseHalf]) {
    cursor.at = start;
    refusal(cursor, today);
  }
  cursor.at = start;
}

function refuseMonth(cursor: Cursor, today: IsoDate): void {
  cursor.word("in");
  const month = readMonthAlone(cursor, today);
  if (month === undefined) return;
  readYear(cursor);
  const name = MONTHS[month - 1] ?? "";
  if (cursor.isAtEnd()) throw new Unclear(`Which days of ${name}?`, `${short(name)} 1-5`);
}

function readMonthAlone(cursor: Cursor, today: IsoDate): number | undefined {
  if (cursor.phrase("this", "month")) return monthOf(today);
  if (cursor.phrase("next", "month")) return monthOf(addMonths(today, 1));
  return cursor.meaning(monthOfWord);
}

function refuseNumbers(cursor: Cursor, today: IsoDate): void {
  const first = readDayNumber(cursor);
  if (first === undefined) return;
  const second = takeUntil(cursor) ? readDayNumber(cursor) : undefined;
  if (!cursor.isAtEnd() || Math.max(first, second ?? 1) > 31) return;
  const days = second === undefined ? `${first}` : `${first}-${second}`;
  const month = monthOf(first < Number(today.slice(8)) ? addMonths(today, 1) : today);
  throw new Unclear(`Which month is ${days} in?`, `${short(MONTHS[month - 1] ?? "")} ${days}`);
}

function refuseLength(cursor: Cursor): void {
  cursor.word("for");
  const from = cursor.at;
  if (!readDuration(cursor) || !cursor.isAtEnd()) return;
  throw new Unclear("Starting on which day?", `mon for ${cursor.textSince(from)}`);
}

function refuseHalf(cursor: Cursor): void {
  if (readHalf(cursor) && cursor.isAtEnd()) throw new Unclear("Half of which day?", "tomorrow half");
}

function short(name: string): string {
  return name.slice(0, 3).toLowerCase();
}
