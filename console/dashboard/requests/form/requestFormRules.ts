import type { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import type { WantedPreview, WantedRequest } from "../requestCalls.ts";

type ChosenSpan = Omit<WantedRequest, "type" | "notes">;

interface Chosen {
  startDate: unknown;
  endDate: unknown;
  isHalfDay: boolean;
}

/** Returns the chosen dates; undefined while one is missing or they are invalid. */
export function chosenSpan({ startDate, endDate, isHalfDay }: Chosen): ChosenSpan | undefined {
  if (!isDate(startDate) || !isDate(endDate) || endDate < startDate) return undefined;
  return { startDate, endDate, isHalfDay: isHalfDay && startDate === endDate };
}

/** Returns the query for the server: a type, and the dates if they are chosen. */
export function previewable(span: ChosenSpan | undefined, type: LeaveType | undefined): WantedPreview | undefined {
  return type ? { type, ...span } : undefined;
}

function isDate(value: unknown): value is IsoDate {
  return typeof value === "string" && isIsoDate(value);
}

/** Returns whether sending is pointless: the request takes no days, or the server would refuse it. */
export function mayNotBeSent(duration: number, preview: PreviewAnswer | undefined): boolean {
  return duration <= 0 || (preview !== undefined && preview.refusals.length > 0);
}

/**
 * Returns whether the balance is insufficient. The server decides, because each leave year involved has its own
 * balance.
 */
export function isTooMuch({ refusals }: PreviewAnswer): boolean {
  return refusals.some(({ code }) => code === "insufficient_balance");
}

const TITLES: Record<string, string> = {
  costs_nothing: "Invalid Duration",
  insufficient_balance: "Insufficient Balance",
  overlap: "Date Conflict",
};

/** Returns the toast for a request that the server refused. */
export function requestFailure(error: unknown): { title: string; description: string } {
  const title = (error instanceof ApiError && error.code !== undefined && TITLES[error.code]) || "Submission Failed";
  return { title, description: wordsOf(error, "Failed to submit request. Please try again.") };
}
