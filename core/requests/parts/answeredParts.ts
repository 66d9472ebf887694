import type { DayPart, LeaveParts } from "#core/leave/LeaveParts.ts";

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
