import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/requests/LeaveType.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import type { RequestPreview, WantedRequest } from "./requestCalls.ts";

interface Chosen {
  type: unknown;
  startDate: unknown;
  endDate: unknown;
  isHalfDay: boolean;
}

/** What is chosen so far, if the server can say something about it; undefined while something is missing or impossible. */
export function previewable(
  { type, startDate, endDate, isHalfDay }: Chosen,
  today: IsoDate,
): WantedRequest | undefined {
  const known = LEAVE_TYPES.find((leaveType) => leaveType === type);
  if (known === undefined || !isDate(startDate) || !isDate(endDate)) return undefined;
  if (endDate < startDate || startDate < today) return undefined;
  return { type: known satisfies LeaveType, startDate, endDate, isHalfDay: isHalfDay && startDate === endDate };
}

function isDate(value: unknown): value is IsoDate {
  return typeof value === "string" && isIsoDate(value);
}

/** Whether the preview says no to what the form may not even send: nothing to ask for, or more than there is. */
export function mayNotBeSent(chosen: WantedRequest | undefined, preview: RequestPreview | undefined): boolean {
  if (chosen === undefined) return true;
  if (preview === undefined) return false; // without a preview the server decides
  return preview.days <= 0 || isTooMuch(preview);
}

/** Whether the balance does not suffice. */
export function isTooMuch({ days, available, isUnlimited, refusal }: RequestPreview): boolean {
  if (refusal) return refusal.code === "insufficient_balance";
  return isUnlimited !== true && days > available;
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
