import { listText } from "../listText.ts";
import type { IsoDate } from "./dates.ts";
import { formatSpan } from "./dateTexts.ts";
import { type TypedBy, typedDates, type TypedSpan } from "./typedDates.ts";

export type TypedEntry = { span: TypedSpan } | { problem: string };

const EXAMPLES = "Try “fri”, “dec 24-28”, or “next week”.";

export function typedEntry(text: string, today: IsoDate, by?: TypedBy): TypedEntry | undefined {
  if (text.trim() === "") return undefined;
  const typed = typedDates(text, today, by);
  if (typed.outcome === "nothing") return { problem: `“${shortened(text.trim())}” isn't a date. ${EXAMPLES}` };
  if (typed.outcome === "error") return { problem: `${typed.text} Try “${typed.instead}”.` };
  if (typed.outcome === "ambiguous") {
    const meanings = typed.readings.map(({ startDate, endDate }) => formatSpan(startDate, endDate));
    return { problem: `This could mean ${listText(meanings, "or")}. Type the month as a word, or the exact dates.` };
  }
  return typed.rest === "" ? { span: typed.span } : { problem: `“${shortened(typed.rest)}” isn't a date.` };
}

const MOST = 30;

function shortened(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text;
}
