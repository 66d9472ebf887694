import { type IsoDate, weekdayOf } from "./dates.ts";
import type { WeekStart } from "./weeks.ts";
import { Cursor } from "./typedDates/Cursor.ts";
import type { NumericOrder } from "./typedDates/DayPhrase.ts";
import { type Line, readLine } from "./typedDates/readLine.ts";
import { refuseUnsaid } from "./typedDates/refuseUnsaid.ts";
import type { IsWorked, Reading } from "./typedDates/Spans.ts";
import { type Token, tokensOf } from "./typedDates/tokens.ts";
import { Unclear } from "./typedDates/Unclear.ts";

export interface TypedSpan {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  startPart?: "am" | "pm";
}

export interface TypedBy {
  isWorked?: IsWorked | undefined;
  weekStart?: WeekStart | undefined;
}

export type TypedDates =
  /** Unless `isExact`, the person should confirm the dates. */
  | { outcome: "dates"; span: TypedSpan; isExact: boolean; before: string; rest: string }
  | { outcome: "ambiguous"; readings: TypedSpan[]; before: string; rest: string }
  | { outcome: "error"; text: string; instead: string }
  | { outcome: "nothing" };

/** Text after `--` is a note. The caller checks whether the dates can be requested. */
export function typedDates(text: string, today: IsoDate, by: TypedBy = {}): TypedDates {
  return readAt(text, tokensOf(text), 0, askedBy(today, by));
}

export function typedDatesWithin(text: string, today: IsoDate, by: TypedBy = {}): TypedDates {
  const tokens = tokensOf(text);
  const note = tokens.findIndex(({ kind }) => kind === "note");
  const most = note < 0 ? tokens.length : note;
  for (let from = 0; from < most; from++) {
    const read = readAt(text, tokens, from, askedBy(today, by));
    if (read.outcome !== "nothing") return read;
  }
  return { outcome: "nothing" };
}

function askedBy(today: IsoDate, { isWorked = isWeekday, weekStart = 1 }: TypedBy): Omit<Reading, "order"> {
  return { today, isWorked, weekStart };
}

function isWeekday(date: IsoDate): boolean {
  return weekdayOf(date) <= 5;
}

const ORDERS = ["month first", "day first"] as const;

function readAt(text: string, tokens: Token[], from: number, asked: Omit<Reading, "order">): TypedDates {
  try {
    const lines = ordersFor(tokens).map((order) => lineOrWhy(new Cursor(text, tokens, from), { ...asked, order }));
    const read = lines.flatMap((line) => (line && !(line instanceof Unclear) ? [line] : []));
    const [first] = read;
    if (first) return outcomeOf(first, read, around(text, tokens, from, first.at));
    const why = lines.find((line) => line instanceof Unclear);
    if (why) throw why;
    if (from === 0) refuseUnsaid(new Cursor(text, tokens), asked.today);
    return { outcome: "nothing" };
  } catch (error) {
    if (error instanceof Unclear) return { outcome: "error", text: error.message, instead: error.instead };
    throw error;
  }
}

function ordersFor(tokens: Token[]): readonly NumericOrder[] {
  const numeric = tokens.filter((token) => token.kind === "numeric");
  if (numeric.length === 0) return ["month first"];
  const monthIn = { "month first": "first", "day first": "second" } as const;
  const orders = ORDERS.filter((order) => numeric.every((token) => token[monthIn[order]] <= 12));
  return orders.length === 0 ? ["day first"] : orders;
}

function lineOrWhy(cursor: Cursor, reading: Reading): Line | Unclear | undefined {
  try {
    return readLine(cursor, reading);
  } catch (error) {
    if (error instanceof Unclear) return error;
    throw error;
  }
}

function outcomeOf({ isHalfDay, half, isIso, endsClearly }: Line, lines: Line[], words: Words): TypedDates {
  const part = { isHalfDay, ...(half && { startPart: half }) };
  const spans = lines.flatMap((line) => line.spans).map((span): TypedSpan => ({ ...span, ...part }));
  const readings = [...new Map(spans.map((span) => [`${span.startDate} ${span.endDate}`, span])).values()];
  const [span] = readings;
  if (!span) return { outcome: "nothing" };
  if (readings.length > 1) return { outcome: "ambiguous", readings, ...words };
  return { outcome: "dates", span, isExact: isIso && endsClearly, ...words };
}

interface Words {
  before: string;
  rest: string;
}

function around(text: string, tokens: Token[], from: number, to: number): Words {
  const after = text.slice(tokens[to - 1]?.end);
  return {
    before: text.slice(0, tokens[from]?.start).trim(),
    rest: after.replace(/^(?:[\s)\]]|--+|[-–—,;:.](?=\s|$))*/u, "").trim(),
  };
}
