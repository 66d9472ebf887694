import type { IsoDate } from "./dates.ts";
import { Cursor } from "./typedDates/Cursor.ts";
import type { NumericOrder } from "./typedDates/DayPhrase.ts";
import { type Line, readLine } from "./typedDates/readLine.ts";
import { refuseUnsaid } from "./typedDates/refuseUnsaid.ts";
import type { Reading } from "./typedDates/Spans.ts";
import { type Token, tokensOf } from "./typedDates/tokens.ts";
import { Unclear } from "./typedDates/Unclear.ts";

/** Dates that somebody means, both included. */
export interface TypedSpan {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** What was typed, as dates; `before` and `rest` are the words around them. */
export type TypedDates =
  /** `isExact`: every date is ISO and nothing after them could belong to them, so that nobody has to look at it again. */
  | { outcome: "dates"; span: TypedSpan; isExact: boolean; before: string; rest: string }
  /** It can be read in two ways. */
  | { outcome: "ambiguous"; readings: TypedSpan[]; before: string; rest: string }
  /** It means dates but none that there are; `instead` is what could be typed. */
  | { outcome: "error"; text: string; instead: string }
  | { outcome: "nothing" };

/**
 * Reads the dates that a text begins with, as people type them. Without a year a date is the next one that isn't past.
 * `fri` is the next Friday, today included; `this fri` the one of this week, `next fri` the one of next week, and weeks
 * begin on Monday. `next week` is Monday to Friday. `mon for 3 days` counts weekdays, as leave does, and 5 a week.
 * `3/4` is ambiguous; after `--` stands a note. Whether one may ask for the dates is not looked at here.
 */
export function typedDates(text: string, today: IsoDate): TypedDates {
  return readAt(text, tokensOf(text), 0, today);
}

/** The same for the first dates that stand anywhere in a text. */
export function typedDatesWithin(text: string, today: IsoDate): TypedDates {
  const tokens = tokensOf(text);
  const note = tokens.findIndex(({ kind }) => kind === "note");
  const most = note < 0 ? tokens.length : note;
  for (let from = 0; from < most; from++) {
    const read = readAt(text, tokens, from, today);
    if (read.outcome !== "nothing") return read;
  }
  return { outcome: "nothing" };
}

const ORDERS = ["month first", "day first"] as const;

function readAt(text: string, tokens: Token[], from: number, today: IsoDate): TypedDates {
  try {
    const lines = ordersFor(tokens).map((order) => lineOrWhy(new Cursor(text, tokens, from), { today, order }));
    const read = lines.flatMap((line) => (line && !(line instanceof Unclear) ? [line] : []));
    const [first] = read;
    if (first) return outcomeOf(first, read, around(text, tokens, from, first.at));
    const why = lines.find((line) => line instanceof Unclear);
    if (why) throw why;
    if (from === 0) refuseUnsaid(new Cursor(text, tokens), today);
    return { outcome: "nothing" };
  } catch (error) {
    if (error instanceof Unclear) return { outcome: "error", text: error.message, instead: error.instead };
    throw error;
  }
}

/** In which orders `3/4` has a month at all. */
function ordersFor(tokens: Token[]): readonly NumericOrder[] {
  const numeric = tokens.filter((token) => token.kind === "numeric");
  if (numeric.length === 0) return ["month first"];
  const monthIn = { "month first": "first", "day first": "second" } as const;
  const orders = ORDERS.filter((order) => numeric.every((token) => token[monthIn[order]] <= 12));
  return orders.length === 0 ? ["day first"] : orders;
}

/** What one order makes of it: an order that makes no date may still leave the other. */
function lineOrWhy(cursor: Cursor, reading: Reading): Line | Unclear | undefined {
  try {
    return readLine(cursor, reading);
  } catch (error) {
    if (error instanceof Unclear) return error;
    throw error;
  }
}

function outcomeOf({ isHalfDay, isIso, endsClearly }: Line, lines: Line[], words: Words): TypedDates {
  const spans = lines.flatMap((line) => line.spans).map((span): TypedSpan => ({ ...span, isHalfDay }));
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

/** What stands before and after the dates, without the marks between. */
function around(text: string, tokens: Token[], from: number, to: number): Words {
  const after = text.slice(tokens[to - 1]?.end);
  return {
    before: text.slice(0, tokens[from]?.start).trim(),
    rest: after.replace(/^(?:[\s)\]]|--+|[-–—,;:.](?=\s|$))*/u, "").trim(),
  };
}
