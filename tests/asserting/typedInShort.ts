import type { IsoDate } from "#core/calendar/dates.ts";
import { typedDates, type TypedSpan } from "#core/calendar/typedDates.ts";

/** Returns a line such as `2027-03-10 2027-03-12 [note]`. A leading `! ` means that booking needs no confirmation. */
export function typedInShort(text: string, today: IsoDate): string {
  const typed = typedDates(text, today);
  if (typed.outcome === "ambiguous") return typed.readings.map(spanInShort).join(" or ");
  if (typed.outcome === "error") return `${typed.text} → ${typed.instead}`;
  if (typed.outcome === "nothing") return "nothing";
  return `${typed.isExact ? "! " : ""}${spanInShort(typed.span)}${typed.rest && ` [${typed.rest}]`}`;
}

function spanInShort({ startDate, endDate, isHalfDay, startPart }: TypedSpan): string {
  return [...new Set([startDate, endDate]), ...(isHalfDay ? [startPart ?? "half"] : [])].join(" ");
}
