import { addDays, daysBetween, eachDate, type IsoDate, weekdayOf } from "../dates.ts";
import { formatDate } from "../dateTexts.ts";
import type { Cursor } from "./Cursor.ts";
import { type DayPhrase, readDay, readDayNumber, readYear } from "./DayPhrase.ts";
import { resolveDay, resolveEnd } from "./resolveDay.ts";
import type { Reading, Spans } from "./Spans.ts";
import { Unclear } from "./Unclear.ts";

const MAX_MONTHS_INTO_NEXT_YEAR = 6;

const UNTIL = ["to", "until", "till", "til", "through", "thru"];

export function readRest(cursor: Cursor, first: DayPhrase, reading: Reading): Spans {
  const end = readEnd(cursor, first, reading);
  if (end) {
    const span = spanOf(first, end, reading);
    return { spans: [span], isIso: isIso(first) && isIso(end) };
  }
  const days: [IsoDate, ...IsoDate[]] = [resolveDay(first, reading)];
  for (let day = readAnother(cursor, first, reading); day; day = readAnother(cursor, first, reading)) {
    days.push(resolveEnd(day, days.at(-1) ?? reading.today, reading));
  }
  return { spans: [runOf(days)], isIso: isIso(first) && days.length === 1 };
}

export function takeUntil(cursor: Cursor): boolean {
  return cursor.take("until") !== undefined || cursor.word(...UNTIL);
}

export function inOrder(startDate: IsoDate, endDate: IsoDate): { startDate: IsoDate; endDate: IsoDate } {
  if (startDate <= endDate) return { startDate, endDate };
  const text = `The end, ${formatDate(endDate)}, is before the start, ${formatDate(startDate)}.`;
  throw new Unclear(text, `${endDate} ${startDate}`);
}

export function runOf(days: readonly [IsoDate, ...IsoDate[]]): { startDate: IsoDate; endDate: IsoDate } {
  const sorted = days.toSorted();
  sorted.forEach((day, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && !isNextWorkingDay(before, day)) {
      throw new Unclear("A request covers consecutive days. Request the others separately.", sorted[0] ?? day);
    }
  });
  return { startDate: sorted[0] ?? days[0], endDate: sorted.at(-1) ?? days[0] };
}

function isNextWorkingDay(before: IsoDate, day: IsoDate): boolean {
  if (daysBetween(before, day) > 4) return false;
  return eachDate(addDays(before, 1), addDays(day, -1)).every((date) => weekdayOf(date) > 5);
}

function readEnd(cursor: Cursor, first: DayPhrase, { order }: Reading): DayPhrase | undefined {
  return cursor.attempt(() => {
    const isSaid = takeUntil(cursor) || (isAfterBetween(cursor) && cursor.word("and"));
    const day = readDay(cursor, order);
    if (isSaid) return day ?? (isInMonth(first) ? readBareEnd(cursor, first) : undefined);
    return day && isCalendarDay(first) && isCalendarDay(day) ? day : undefined;
  });
}

function isAfterBetween(cursor: Cursor): boolean {
  return cursor.tokens.slice(0, cursor.at).some((token) => token.kind === "word" && token.word === "between");
}

function readAnother(cursor: Cursor, first: DayPhrase, { order }: Reading): DayPhrase | undefined {
  return cursor.attempt(() => {
    const isSaid = cursor.take("and") !== undefined;
    const isAnd = cursor.word("and") || isSaid;
    const day = readDay(cursor, order);
    if (day) return isAnd || day.kind === "weekday" ? day : undefined;
    if (!isAnd || !isInMonth(first)) return undefined;
    const bare = readBareDay(cursor);
    const next = cursor.peek();
    // In `mar 1, 5 friends visit`, the number begins a note.
    return cursor.isAtEnd() || next?.kind === "and" || (next?.kind === "word" && next.word === "and")
      ? bare
      : undefined;
  });
}

function readBareEnd(cursor: Cursor, first: DayPhrase): DayPhrase | undefined {
  const day = readDayNumber(cursor);
  if (day === undefined) return undefined;
  const year = first.kind === "month day" ? readYear(cursor) : undefined;
  if (first.kind !== "month day" || year === undefined) return { kind: "day of month", day };
  return { kind: "date", year, month: first.month, day, isIso: false };
}

function readBareDay(cursor: Cursor): DayPhrase | undefined {
  const day = readDayNumber(cursor);
  return day === undefined ? undefined : { kind: "day of month", day };
}

function spanOf(first: DayPhrase, end: DayPhrase, reading: Reading) {
  const start = withEnd(first, end);
  const startDate = resolveDay(start, reading);
  return inOrder(startDate, resolveEnd(end, startDate, reading));
}

function withEnd(first: DayPhrase, end: DayPhrase): DayPhrase {
  if (first.kind === "month day" && end.kind === "date") {
    const isOverNewYear = first.month > end.month && end.month + 12 - first.month <= MAX_MONTHS_INTO_NEXT_YEAR;
    return { ...first, kind: "date", year: isOverNewYear ? end.year - 1 : end.year, isIso: false };
  }
  if (first.kind === "weekday" && first.week === "coming" && end.kind === "weekday" && end.isSaidAfter) {
    return first.weekday <= end.weekday ? { ...first, week: end.week } : first;
  }
  return first;
}

function isCalendarDay({ kind }: DayPhrase): boolean {
  return kind === "date" || kind === "month day";
}

function isInMonth({ kind }: DayPhrase): boolean {
  return isCalendarDay({ kind } as DayPhrase) || kind === "day of month";
}

function isIso(phrase: DayPhrase): boolean {
  return phrase.kind === "date" && phrase.isIso;
}
