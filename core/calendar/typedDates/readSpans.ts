import { addDays, type IsoDate } from "../dates.ts";
import { weekStartOf } from "../weeks.ts";
import type { Cursor } from "./Cursor.ts";
import { type DayPhrase, readDay } from "./DayPhrase.ts";
import { dateAfter, type Duration, endAfter, readDuration } from "./duration.ts";
import { readNumbersOfMonth } from "./readNumbersOfMonth.ts";
import { resolveDay } from "./resolveDay.ts";
import { readRest } from "./readRun.ts";
import type { Reading, Spans } from "./Spans.ts";
import { Unclear } from "./Unclear.ts";

export function readSpans(cursor: Cursor, reading: Reading): Spans | undefined {
  return cursor.attempt(() => {
    while (cursor.word("on", "from", "starting", "beginning", "between", "for", "off")) continue;
    return (
      readWeek(cursor, reading) ??
      readIn(cursor, reading) ??
      readLengthFirst(cursor, reading) ??
      readNumbersOfMonth(cursor, reading.today) ??
      readFromDay(cursor, reading)
    );
  });
}

function readWeek(cursor: Cursor, reading: Reading): Spans | undefined {
  return cursor.attempt(() => {
    const { today } = reading;
    if (cursor.phrase("last", "week")) {
      if (isDayNext(cursor, reading)) return undefined;
      throw new Unclear("Last week is over.", "this week");
    }
    if (cursor.phrase("next", "week"))
      return isDayNext(cursor, reading) ? undefined : weekOf(addDays(today, 7), reading);
    if (isRestOfWeek(cursor)) return isDayNext(cursor, reading) ? undefined : weekOf(today, reading);
    cursor.word("the");
    if (!cursor.word("week") || !cursor.word("of", "from", "starting", "beginning")) return undefined;
    const day = readDay(cursor, reading.order);
    return day && weekOf(resolveDay(day, reading), reading);
  });
}

function isRestOfWeek(cursor: Cursor): boolean {
  if (cursor.phrase("this", "week")) return true;
  return cursor.phrase("rest", "of", "the", "week") || cursor.phrase("rest", "of", "this", "week");
}

function isDayNext(cursor: Cursor, { order }: Reading): boolean {
  const from = cursor.at;
  const day = readDay(cursor, order);
  cursor.at = from;
  return day?.kind === "weekday";
}

function weekOf(date: IsoDate, { today, weekStart }: Reading): Spans {
  const first = weekStartOf(date, weekStart);
  const monday = addDays(first, (8 - weekStart) % 7);
  const friday = addDays(monday, 4);
  if (friday < today) {
    const isThisWeek = first === weekStartOf(today, weekStart);
    throw new Unclear(isThisWeek ? "This week's workdays are over." : "That week is over.", "next week");
  }
  return one(monday < today ? today : monday, friday);
}

function readIn(cursor: Cursor, { today }: Reading): Spans | undefined {
  return cursor.attempt(() => {
    if (!cursor.word("in")) return undefined;
    const length = readDuration(cursor);
    if (!length || length.isWorking) return undefined;
    const date = dateAfter(today, length);
    return one(date, date);
  });
}

/** `3 days from today` may also mean the date in three days, and `a week from fri` the following Friday. */
function readLengthFirst(cursor: Cursor, reading: Reading): Spans | undefined {
  const { order, isWorked } = reading;
  return cursor.attempt(() => {
    const length = readDuration(cursor);
    if (!length) return undefined;
    const isFrom = cursor.word("from");
    if (!isFrom && !cursor.word("starting", "beginning")) return undefined;
    cursor.word("on", "from");
    const day = readDay(cursor, order);
    if (!day) return undefined;
    const start = resolveDay(day, reading);
    const span = { startDate: start, endDate: endAfter(start, length, isWorked) };
    const later = dateAfter(start, length);
    const spans = isFrom && mayBeADate(day, length) ? [span, { startDate: later, endDate: later }] : [span];
    return { spans, isIso: false };
  });
}

function mayBeADate(day: DayPhrase, { unit }: Duration): boolean {
  return day.kind === "away" || (day.kind === "weekday" && unit === "week");
}

function readFromDay(cursor: Cursor, reading: Reading): Spans | undefined {
  return cursor.attempt(() => {
    const day = readDay(cursor, reading.order);
    if (!day) return undefined;
    const length = cursor.attempt(() => {
      cursor.word("for");
      return readDuration(cursor);
    });
    if (!length) return readRest(cursor, day, reading);
    const start = resolveDay(day, reading);
    return one(start, endAfter(start, length, reading.isWorked));
  });
}

function one(startDate: IsoDate, endDate: IsoDate): Spans {
  return { spans: [{ startDate, endDate }], isIso: false };
}
