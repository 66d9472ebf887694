import { z } from "zod";
import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { enteredParts } from "#core/leave/LeaveParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { answeredParts } from "#core/requests/parts/answeredParts.ts";
import { earlyStartText, partsFields, RequestFields, withParts, wrongParts } from "#core/requests/RequestInput.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { WantedRequest } from "./useSendRequest.ts";

// Checks the dates even if no leave type is selected.
const always = { when: () => true };

export function requestFormSchema(earliestOf: (type: LeaveType | undefined) => IsoDate, today: IsoDate) {
  return RequestFields.refine(({ type, startDate }) => startDate >= earliestOf(type), {
    error: ({ input }) => earlyStartText(earliestOf((input as { type?: LeaveType }).type), today),
    path: ["startDate"],
    ...always,
  }).refine(({ startDate, endDate }) => endDate >= startDate, {
    message: "End date must be on or after start date",
    path: ["endDate"],
    ...always,
  });
}

type Schema = ReturnType<typeof requestFormSchema>;
export type RequestFormInput = z.input<Schema>;
export type RequestFormOutput = z.output<Schema>;

export function enteredSpan(entered: Omit<RequestFormInput, "type" | "notes">): Span | undefined {
  const { startDate, endDate } = entered;
  if (!isDate(startDate) || !isDate(endDate) || endDate < startDate) return undefined;
  const isHalfDay = entered.isHalfDay === true && startDate === endDate;
  const parts = EnteredParts.safeParse(entered).data ?? {};
  const wanted = { startDate, endDate, isHalfDay, ...parts };
  return wrongParts(wanted) ? { startDate, endDate, isHalfDay } : withParts(wanted);
}

export function wantedRequest(entered: RequestFormOutput, edited: RequestAnswer | undefined): WantedRequest {
  const { parts, isHalfDay, ...plain } = withParts(entered);
  // An edit that removes the parts of a request must send `full`.
  const cleared = edited && answeredParts(edited).parts ? ({ startPart: "full", endPart: "full" } as const) : {};
  return { ...plain, ...cleared, ...enteredParts({ parts, isHalfDay }) };
}

const EnteredParts = z.object(partsFields);

function isDate(value: unknown): value is IsoDate {
  return typeof value === "string" && isIsoDate(value);
}
