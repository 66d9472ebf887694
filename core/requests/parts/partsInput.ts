import { z } from "zod";
import { oneOf, orAbsent, wholeNumber } from "#core/inputs.ts";
import { wording } from "#core/inputWording.ts";
import { DAY_PARTS, type EnteredParts, type LeaveParts } from "#core/leave/LeaveParts.ts";
import { isTimeOfDay, minuteOf } from "#core/leave/times.ts";

const MINUTES_PER_DATE = 24 * 60;

/** The error text for a half day on several dates or on a date that isn't worked. */
export const HALF_DAY_TEXT = "A half day is only possible on a single weekday";

/** The fields of a request that name parts of its dates. */
export const partsFields = {
  startPart: orAbsent(oneOf(DAY_PARTS)),
  endPart: orAbsent(oneOf(DAY_PARTS)),
  minutes: orAbsent(wholeNumber({ min: 1, max: MINUTES_PER_DATE })),
  startTime: orAbsent(
    z
      .string({ error: wording(undefined, "must be a time, like 09:30") })
      .trim()
      .refine(isTimeOfDay, { error: wording(undefined, "must be a time, like 09:30") }),
  ),
};

/** Returns the first reason why parts don't fit their dates, with its field; undefined if they fit. */
export function wrongParts(
  entered: EnteredParts & { startDate: string; endDate: string },
): { field: keyof EnteredParts; text: string } | undefined {
  const { startDate, endDate, isHalfDay, startPart = "full", endPart = "full", minutes, startTime } = entered;
  const isSingle = startDate === endDate;
  if (isHalfDay && !isSingle) return { field: "isHalfDay", text: HALF_DAY_TEXT };
  if (minutes === undefined && startTime !== undefined) {
    return { field: "minutes", text: "Enter the length along with the start time" };
  }
  if (minutes !== undefined) {
    if (!isSingle) return { field: "minutes", text: "Hours can be requested only for a single date" };
    if (isHalfDay || startPart !== "full" || endPart !== "full") {
      return { field: "minutes", text: "Choose either hours or half of the day" };
    }
    const isLate = startTime !== undefined && minuteOf(startTime) + minutes > MINUTES_PER_DATE;
    return isLate ? { field: "startTime", text: "The hours must end by midnight" } : undefined;
  }
  if (isSingle) {
    const isUnclear = (startPart === "pm" && endPart === "am") || (isHalfDay && startPart === "am" && endPart === "pm");
    return isUnclear
      ? { field: "endPart", text: "On a single date, choose either the morning or the afternoon" }
      : undefined;
  }
  if (startPart === "am") return { field: "startPart", text: "Only the last date can be “Morning only”" };
  return endPart === "pm" ? { field: "endPart", text: "Only the first date can be “Afternoon only”" } : undefined;
}

/**
 * Replaces the entered parts of dates by `parts`, which is absent for whole dates. Without dates, there are no parts.
 */
export function withParts<Dates extends { startDate?: string | undefined; endDate?: string | undefined }>(
  entered: Dates & EnteredParts,
) {
  const { startDate, endDate } = entered;
  const { isHalfDay, startPart, endPart, minutes, startTime, ...rest } = entered;
  const isSingle = startDate === endDate;
  const parts = startDate === undefined ? null : partsOf(isSingle, { startPart, endPart, minutes, startTime });
  const isHalf = isHalfDay || (isSingle && parts !== null && "startPart" in parts);
  return { ...rest, isHalfDay: isHalf, ...(parts && { parts }) };
}

function partsOf(
  isSingle: boolean,
  { startPart = "full", endPart = "full", ...entered }: Omit<EnteredParts, "isHalfDay">,
): LeaveParts | null {
  if (entered.minutes !== undefined) return { minutes: entered.minutes, startTime: entered.startTime ?? null };
  if (!isSingle) return startPart === "full" && endPart === "full" ? null : { startPart, endPart };
  const half = startPart === "full" ? endPart : startPart;
  const isWhole = half === "full" || (startPart === "am" && endPart === "pm");
  return isWhole ? null : { startPart: half, endPart: half };
}
