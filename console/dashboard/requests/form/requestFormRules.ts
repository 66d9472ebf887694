import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import type { RequestPreview, WantedPreview, WantedRequest } from "../requestCalls.ts";

type ChosenSpan = Omit<WantedRequest, "type" | "notes">;

interface Chosen {
  startDate: unknown;
  endDate: unknown;
  isHalfDay: boolean;
}

/** The dates that are chosen so far; undefined while one is missing or they are impossible. */
export function chosenSpan({ startDate, endDate, isHalfDay }: Chosen): ChosenSpan | undefined {
  if (!isDate(startDate) || !isDate(endDate) || endDate < startDate) return undefined;
  return { startDate, endDate, isHalfDay: isHalfDay && startDate === endDate };
}

/** What the server can be asked about: a type, and dates once they are there. */
export function previewable(span: ChosenSpan | undefined, type: unknown): WantedPreview | undefined {
  const known: LeaveType | undefined = LEAVE_TYPES.find((leaveType) => leaveType === type);
  return known && { type: known, ...span };
}

function isDate(value: unknown): value is IsoDate {
  return typeof value === "string" && isIsoDate(value);
}

/** Whether the form may not even be sent: it asks for nothing, or the server would refuse it. */
export function mayNotBeSent(duration: number, preview: RequestPreview | undefined): boolean {
  return duration <= 0 || (preview !== undefined && preview.refusals.length > 0);
}

/** Whether the balance does not suffice. The server says so: each leave year that is touched has its own. */
export function isTooMuch({ refusals }: RequestPreview): boolean {
  return refusals.some(({ code }) => code === "insufficient_balance");
}

const TITLES: Record<string, string> = {
  costs_nothing: "Invalid Duration",
  insufficient_balance: "Insufficient Balance",
  overlap: "Date Conflict",
};

/** The notice for a request that the server did not take. */
export function requestFailure(error: unknown): { title: string; description: string } {
  const title = (error instanceof ApiError && error.code !== undefined && TITLES[error.code]) || "Submission Failed";
  return { title, description: wordsOf(error, "Failed to submit request. Please try again.") };
}
