import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/requests/LeaveType.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import type { RequestPreview, WantedRequest } from "./requestCalls.ts";

type ChosenSpan = Omit<WantedRequest, "type" | "notes">;

interface Chosen {
  startDate: unknown;
  endDate: unknown;
  isHalfDay: boolean;
}

/** The dates that are chosen so far; undefined while one is missing or they are impossible. */
export function chosenSpan({ startDate, endDate, isHalfDay }: Chosen, today: IsoDate): ChosenSpan | undefined {
  if (!isDate(startDate) || !isDate(endDate) || endDate < startDate || startDate < today) return undefined;
  return { startDate, endDate, isHalfDay: isHalfDay && startDate === endDate };
}

/** What the server can be asked about: dates and a type. */
export function previewable(span: ChosenSpan | undefined, type: unknown): WantedRequest | undefined {
  const known: LeaveType | undefined = LEAVE_TYPES.find((leaveType) => leaveType === type);
  return span && known && { type: known, ...span };
}

function isDate(value: unknown): value is IsoDate {
  return typeof value === "string" && isIsoDate(value);
}

/** Whether the form may not even be sent: it asks for nothing, or for more than there is. */
export function mayNotBeSent(duration: number, preview: RequestPreview | undefined): boolean {
  return duration <= 0 || (preview !== undefined && isTooMuch(preview));
}

/** Whether the balance does not suffice. The server says so: each leave year that is touched has its own. */
export function isTooMuch({ refusal }: RequestPreview): boolean {
  return refusal?.code === "insufficient_balance";
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
