import type { DayPart, LeaveParts, PartialDates } from "#core/leave/LeaveParts.ts";
import { spanInWords } from "../requestWords.ts";
import { partsInWords } from "#core/leave/partsInWords.ts";

interface AnsweredParts {
  startPart?: DayPart | undefined;
  endPart?: DayPart | undefined;
  minutes?: number | undefined;
  startTime?: string | null | undefined;
}

/** `parts` is null for whole dates, and for half days without a known half. */
export function answeredParts<Leave extends AnsweredParts>(leave: Leave): Leave & { parts: LeaveParts | null } {
  const { startPart, endPart, minutes, startTime = null } = leave;
  if (minutes !== undefined) return { ...leave, parts: { minutes, startTime } };
  return { ...leave, parts: startPart && endPart ? { startPart, endPart } : null };
}

type AnsweredDates = AnsweredParts & Omit<PartialDates, "parts">;

export function answeredSpan(leave: AnsweredDates): string {
  return spanInWords(answeredParts(leave));
}

export function answeredPartsInWords(leave: AnsweredDates): string {
  return partsInWords(answeredParts(leave));
}
