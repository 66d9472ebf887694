import { type IsoDate, yearOf } from "../dates.ts";
import type { Cursor } from "./Cursor.ts";
import { readDayNumber, readMonth, readYear } from "./DayPhrase.ts";
import { inOrder, runOf, takeUntil } from "./readRun.ts";
import { comingMonthDay, existing } from "./resolveDay.ts";
import type { Spans } from "./Spans.ts";

/** Reads text such as `12-16 may`, `12th to 16th of may 2027`, or `1 and 2 march`. */
export function readNumbersOfMonth(cursor: Cursor, today: IsoDate): Spans | undefined {
  return cursor.attempt(() => {
    cursor.word("the");
    const first = readDayNumber(cursor);
    if (first === undefined) return undefined;
    const end = cursor.attempt(() => (takeUntil(cursor) ? readNumber(cursor) : undefined));
    const others = end === undefined ? readOthers(cursor) : [end];
    const month = readMonth(cursor);
    if (others.length === 0 || month === undefined) return undefined;
    const year = readYear(cursor);
    const startDate = year === undefined ? comingMonthDay({ month, day: first }, today) : existing(year, month, first);
    const days = others.map((day) => existing(yearOf(startDate), month, day));
    const span = end === undefined ? runOf([startDate, ...days]) : inOrder(startDate, days[0] ?? startDate);
    return { spans: [span], isIso: false };
  });
}

function readOthers(cursor: Cursor): number[] {
  const others: number[] = [];
  for (let day = readOther(cursor); day !== undefined; day = readOther(cursor)) others.push(day);
  return others;
}

function readOther(cursor: Cursor): number | undefined {
  return cursor.attempt(() => {
    const isComma = cursor.take("and") !== undefined;
    return cursor.word("and") || isComma ? readNumber(cursor) : undefined;
  });
}

function readNumber(cursor: Cursor): number | undefined {
  cursor.word("the");
  return readDayNumber(cursor);
}
