import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { earlyStartText, RequestInput } from "#core/requests/RequestInput.ts";
import type { Span } from "#core/requests/requestCost.ts";

// Checks the dates even if another field has an error, so that date errors appear before a type is chosen.
const always = { when: () => true };

/**
 * Returns the schema of the form: the server's own, with no start before the earliest day that the type's policy allows
 * and no end before the start.
 */
export function requestFormSchema(earliestOf: (type: LeaveType | undefined) => IsoDate, today: IsoDate) {
  return RequestInput.refine(({ type, startDate }) => startDate >= earliestOf(type), {
    error: ({ input }) => earlyStartText(earliestOf((input as { type?: LeaveType }).type), today),
    path: ["startDate"],
    ...always,
  }).refine(({ startDate, endDate }) => endDate >= startDate, {
    message: "End date must be on or after start date",
    path: ["endDate"],
    ...always,
  });
}

interface Entered {
  startDate: unknown;
  endDate: unknown;
  isHalfDay: boolean;
}

/** Returns the entered dates; undefined while one is missing or they are invalid. */
export function enteredSpan({ startDate, endDate, isHalfDay }: Entered): Span | undefined {
  if (!isDate(startDate) || !isDate(endDate) || endDate < startDate) return undefined;
  return { startDate, endDate, isHalfDay: isHalfDay && startDate === endDate };
}

function isDate(value: unknown): value is IsoDate {
  return typeof value === "string" && isIsoDate(value);
}
