import type { DayPart, PartialDates } from "#core/leave/LeaveParts.ts";

/** The parts of dates as people enter them. */
export interface EnteredParts {
  isHalfDay: boolean;
  startPart?: DayPart | undefined;
  endPart?: DayPart | undefined;
  minutes?: number | undefined;
  startTime?: string | undefined;
}

/** Returns stored parts as they can be entered again. */
export function enteredParts({ parts, isHalfDay = false }: Pick<PartialDates, "parts" | "isHalfDay">): EnteredParts {
  if (!parts) return { isHalfDay };
  if ("startPart" in parts) return { isHalfDay, ...parts };
  const { minutes, startTime } = parts;
  return { isHalfDay, minutes, ...(startTime !== null && { startTime }) };
}
