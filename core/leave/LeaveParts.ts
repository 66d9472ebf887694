import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "./amounts.ts";

export const DAY_PARTS = ["full", "am", "pm"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** In the 24-hour format, such as `09:30`. */
export type TimeOfDay = string;

/** On a single date, both parts are equal. */
interface PartsOfDates {
  startPart: DayPart;
  endPart: DayPart;
}

export interface PartInHours {
  minutes: Minutes;
  startTime: TimeOfDay | null;
}

export type LeaveParts = PartsOfDates | PartInHours;

export interface PartialDates {
  startDate: string;
  endDate: string;
  /** If true without `parts`, the half is unknown. */
  isHalfDay?: boolean;
  /** Absent or null for whole dates, and for half days without a known half. */
  parts?: LeaveParts | null | undefined;
}

export function hoursOf({ parts }: Pick<PartialDates, "parts">): PartInHours | undefined {
  return parts && "minutes" in parts ? parts : undefined;
}

export function partsOfDates({ parts }: Pick<PartialDates, "parts">): PartsOfDates {
  return parts && "startPart" in parts ? parts : { startPart: "full", endPart: "full" };
}

export function isSamePart(one: Pick<PartialDates, "parts">, other: Pick<PartialDates, "parts">): boolean {
  const [mine, theirs] = [hoursOf(one), hoursOf(other)];
  const [a, b] = [partsOfDates(one), partsOfDates(other)];
  return (
    mine?.minutes === theirs?.minutes &&
    mine?.startTime === theirs?.startTime &&
    a.startPart === b.startPart &&
    a.endPart === b.endPart
  );
}

export function leaveOn(date: IsoDate, leave: PartialDates): PartialDates {
  const single = { startDate: date, endDate: date };
  if (hoursOf(leave)) return leave;
  const half = halfOn(date, leave);
  if (half === "full") return { ...single, isHalfDay: leave.isHalfDay === true };
  return { ...single, isHalfDay: true, parts: { startPart: half, endPart: half } };
}

/** Returns `full` for a whole date, for leave in hours, and for an unknown half. */
export function halfOn(date: IsoDate, leave: PartialDates): DayPart {
  const { startPart, endPart } = partsOfDates(leave);
  if (date === leave.startDate && startPart !== "full") return startPart;
  return date === leave.endDate ? endPart : "full";
}

export interface EnteredParts {
  isHalfDay: boolean;
  startPart?: DayPart | undefined;
  endPart?: DayPart | undefined;
  minutes?: number | undefined;
  startTime?: string | undefined;
}

export function enteredParts({ parts, isHalfDay = false }: Pick<PartialDates, "parts" | "isHalfDay">): EnteredParts {
  if (!parts) return { isHalfDay };
  if ("startPart" in parts) return { isHalfDay, ...parts };
  const { minutes, startTime } = parts;
  return { isHalfDay, minutes, ...(startTime !== null && { startTime }) };
}
