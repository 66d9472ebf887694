import type { Minutes } from "./amounts.ts";

/** The part of a date that leave takes: all of it, the morning, or the afternoon. */
export const DAY_PARTS = ["full", "am", "pm"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** A time of day in 24 hours, such as `09:30`. */
export type TimeOfDay = string;

/** Leave that starts in the afternoon or ends at noon; on a single date, both parts are the same half. */
interface PartsOfDates {
  startPart: DayPart;
  endPart: DayPart;
}

/** Leave of some minutes of a single date; `startTime` is null if the person didn't give it. */
export interface PartInHours {
  minutes: Minutes;
  startTime: TimeOfDay | null;
}

/** The parts of the dates that leave takes. */
export type LeaveParts = PartsOfDates | PartInHours;

/** The dates of leave, and the parts of them that it takes. */
export interface PartialDates {
  startDate: string;
  endDate: string;
  /** True for half of a single date. Without `parts`, the person didn't say which half. */
  isHalfDay?: boolean;
  /** Missing or null if leave takes its dates whole. */
  parts?: LeaveParts | null | undefined;
}

/** Returns the minutes and start time of leave in hours, or undefined. */
export function hoursOf({ parts }: Pick<PartialDates, "parts">): PartInHours | undefined {
  return parts && "minutes" in parts ? parts : undefined;
}

/** Returns the parts of the first and the last date, which are `full` without parts or for leave in hours. */
export function partsOfDates({ parts }: Pick<PartialDates, "parts">): PartsOfDates {
  return parts && "startPart" in parts ? parts : { startPart: "full", endPart: "full" };
}

/** Returns whether two requests take the same parts of the same dates. */
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
