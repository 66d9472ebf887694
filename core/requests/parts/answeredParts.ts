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

/** Returns leave that the API returned with its parts as rules take them. */
export function answeredParts<Leave extends AnsweredParts>(leave: Leave): Leave & { parts: LeaveParts | null } {
  const { startPart, endPart, minutes, startTime = null } = leave;
  if (minutes !== undefined) return { ...leave, parts: { minutes, startTime } };
  return { ...leave, parts: startPart && endPart ? { startPart, endPart } : null };
}

type AnsweredDates = AnsweredParts & Omit<PartialDates, "parts">;

/** Formats the dates of leave that the API returned, with their parts, as in `Mar 1, 2027 (afternoon)`. */
export function answeredSpan(leave: AnsweredDates): string {
  return spanInWords(answeredParts(leave));
}

/** Returns the parts of leave that the API returned in words; empty for whole dates. */
export function answeredPartsInWords(leave: AnsweredDates): string {
  return partsInWords(answeredParts(leave));
}
