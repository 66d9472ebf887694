import type { Cursor } from "./Cursor.ts";
import { readDay, readDayNumber } from "./DayPhrase.ts";
import { readDuration } from "./duration.ts";
import { type Half, readHalf, readNamedHalf } from "./readHalf.ts";
import { takeUntil } from "./readRun.ts";
import { readSpans } from "./readSpans.ts";
import type { Reading, Spans } from "./Spans.ts";
import { Unclear } from "./Unclear.ts";

export interface Line extends Spans {
  isHalfDay: boolean;
  half: "am" | "pm" | undefined;
  endsClearly: boolean;
  at: number;
}

export function readLine(cursor: Cursor, reading: Reading): Line | undefined {
  const before = readHalf(cursor);
  const read = readSpans(cursor, reading);
  if (!read) return undefined;
  const after = readHalfAfter(cursor);
  const half = after ?? before;
  const { startDate, endDate } = read.spans[0] ?? {};
  if (half && startDate !== endDate) throw new Unclear("A half day needs a single date.", `${startDate} half`);
  refuseMore(cursor, reading, startDate === endDate ? `${startDate}` : `${startDate} ${endDate}`);
  const isHalfSure = !half || half.isSure || cursor.isAtEnd();
  const endsClearly = isHalfSure && isNoteNext(cursor, reading);
  return { ...read, isHalfDay: half !== undefined, half: half?.part, endsClearly, at: cursor.at };
}

function readHalfAfter(cursor: Cursor): Half | undefined {
  return cursor.attempt(() => {
    cursor.take("and");
    return readHalf(cursor) ?? readNamedHalf(cursor, { am: ["am"], pm: ["pm"] });
  });
}

function refuseMore(cursor: Cursor, { order }: Reading, instead: string): void {
  const from = cursor.at;
  const isMore = cursor.take("and") !== undefined || cursor.word("and") || takeUntil(cursor);
  if (isMore && readDay(cursor, order)) {
    throw new Unclear("A request covers consecutive days. Request the others separately.", instead);
  }
  cursor.at = from;
  if (readDayNumber(cursor) !== undefined && cursor.isAtEnd()) {
    throw new Unclear(`What does “${cursor.textSince(from)}” at the end mean?`, instead);
  }
  cursor.at = from;
}

function isNoteNext(cursor: Cursor, reading: Reading): boolean {
  if (cursor.isAtEnd()) return true;
  if (!cursor.isApart()) return false;
  const from = cursor.at;
  const isDates = isReadable(() => cursor.word("to", "until", "till", "til", "through", "thru") || undefined);
  const isMore = isDates || isReadable(() => readSpans(cursor, reading)) || isReadable(() => readDuration(cursor));
  cursor.at = from;
  return !isMore;
}

function isReadable(read: () => unknown): boolean {
  try {
    return read() !== undefined;
  } catch (error) {
    if (error instanceof Unclear) return true;
    throw error;
  }
}
