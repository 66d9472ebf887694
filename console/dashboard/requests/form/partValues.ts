import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { DayPart } from "#core/leave/LeaveParts.ts";

export interface PartValues {
  startDate: string;
  endDate: string;
  isHalfDay?: unknown;
  startPart?: unknown;
  endPart?: unknown;
  minutes?: unknown;
  startTime?: unknown;
}

export const WHOLE = {
  isHalfDay: false,
  startPart: "full" as DayPart,
  endPart: "full" as DayPart,
  minutes: "",
  startTime: "",
};

/** For a single date, `startPart` alone holds the half. */
export function partValues(
  leave: Pick<RequestAnswer, "startDate" | "endDate" | "isHalfDay" | "startPart" | "endPart" | "minutes" | "startTime">,
): typeof WHOLE {
  const { startDate, endDate, startPart = "full", endPart = "full", minutes = "", startTime } = leave;
  const isSingle = startDate === endDate;
  const isHalfDay = leave.isHalfDay || (isSingle && startPart !== "full");
  const parts = { startPart, endPart: isSingle ? ("full" as const) : endPart };
  return { isHalfDay, ...parts, minutes: `${minutes}`, startTime: startTime ?? "" };
}
