import type { IsoDate } from "./dates.ts";
import { formatDate } from "./dateTexts.ts";
import type { TypedBy } from "./typedDates.ts";
import { typedEntry } from "./typedEntry.ts";

export type TypedDay = { date: IsoDate } | { problem: string };

export function typedDay(text: string, today: IsoDate, by?: TypedBy): TypedDay | undefined {
  const entry = typedEntry(text, today, by);
  if (!entry) return undefined;
  if ("problem" in entry) return { problem: entry.problem.replace(SPANS, DAYS) };
  const { startDate, endDate, isHalfDay } = entry.span;
  if (startDate === endDate && !isHalfDay) return { date: startDate };
  return { problem: `Enter a single day, such as ${formatDate(startDate)}.` };
}

const SPANS = "Try “fri”, “dec 24-28”, or “next week”.";
const DAYS = "Try “fri” or “dec 24”.";
