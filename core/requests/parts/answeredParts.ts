import type { DayPart, LeaveParts, PartialDates } from "#core/leave/LeaveParts.ts";
import { spanInWords } from "../requestWords.ts";
import { partsInWords } from "#core/leave/partsInWords.ts";

/** The parts of leave as the API returns them. */
interface AnsweredParts {
  startPart?: DayPart | undefined;
  endPart?: DayPart | undefined;
  minutes?: number | undefined;
  startTime?: string | null | undefined;
}

/** Returns leave from the API with its parts in the form that rules take; null for whole dates. */
export function answeredParts<Leave extends AnsweredParts>(leave: Leave): Leave & { parts: LeaveParts | null } {
  const { startPart, endPart, minutes, startTime = null } = leave;
  if (minutes !== undefined) return { ...leave, parts: { minutes, startTime } };
  return { ...leave, parts: startPart && endPart ? { startPart, endPart } : null };
}

type AnsweredDates = AnsweredParts & Omit<PartialDates, "parts">;

/** Formats the dates of leave from the API, with their parts, as in `Mar 01, 2027 (afternoon)`. */
export function answeredSpan(leave: AnsweredDates): string {
  return spanInWords(answeredParts(leave));
}

/** Returns in words the parts of leave from the API; empty for whole dates. */
export function answeredPartsInWords(leave: AnsweredDates): string {
  return partsInWords(answeredParts(leave));
}
