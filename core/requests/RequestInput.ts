import { z } from "zod";
import { daysBetween, type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { idempotencyKeyField } from "#core/idempotencyKey.ts";
import { idField, isoDateField, oneOf, optionalText, orAbsent, wholeNumber, yesElseNo } from "#core/inputs.ts";
import { wording } from "#core/inputWording.ts";
import { DAY_PARTS, type EnteredParts, enteredParts, isSamePart, type LeaveParts } from "#core/leave/LeaveParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { isTimeOfDay, minuteOf } from "#core/leave/times.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import type { Span } from "./requestCost.ts";

const MAX_DAYS = 366;

/** In characters. */
export const NOTES_MAX = 2000;

const MINUTES_PER_DATE = 24 * 60;

export const HALF_DAY_TEXT = "A half day is only possible on a single weekday";

export const partsFields = {
  startPart: orAbsent(oneOf(DAY_PARTS)),
  endPart: orAbsent(oneOf(DAY_PARTS)),
  minutes: orAbsent(
    wholeNumber({ min: 1, max: MINUTES_PER_DATE, beyond: "The length must be from 1 minute to 24 hours" }),
  ),
  startTime: orAbsent(
    z
      .string({ error: wording(undefined, "must be a time, like 09:30") })
      .trim()
      .refine(isTimeOfDay, { error: wording(undefined, "must be a time, like 09:30") }),
  ),
};

export const datesFields = {
  startDate: isoDateField("Start date is required"),
  endDate: isoDateField("End date is required"),
  isHalfDay: yesElseNo(),
  ...partsFields,
};

export const asked = { type: leaveTypeField("Please select a PTO type"), ...datesFields };

/** Past dates are checked later, because the check needs today's date. */
export const RequestFields = z
  .object({
    ...asked,
    notes: optionalText({ max: NOTES_MAX, multiline: true }),
    idempotencyKey: idempotencyKeyField(),
  })
  .check(spanIsSane);

export const RequestInput = RequestFields.transform((entered) => withParts(entered));
export type RequestInput = z.output<typeof RequestInput>;

export const forPerson = { userId: idField("Unknown person", "Please choose a person") };

export const RequestForInput = z
  .object({
    ...forPerson,
    ...asked,
    notes: optionalText({ max: NOTES_MAX, multiline: true }),
    idempotencyKey: idempotencyKeyField(),
  })
  .check(spanIsSane)
  .transform((entered) => withParts(entered));
export type RequestForInput = z.output<typeof RequestForInput>;

/** `recordLeave`, not the schema, requires a reason for a past start date, because the check needs today's date. */
export const RecordedInput = z
  .object({
    ...asked,
    notes: optionalText({ max: NOTES_MAX, multiline: true }),
    reason: optionalText({ max: NOTES_MAX, multiline: true }),
    idempotencyKey: idempotencyKeyField(),
  })
  .check(spanIsSane)
  .transform((entered) => withParts(entered));

export function earlyStartText(earliest: IsoDate, today: IsoDate): string {
  return earliest < today
    ? `Start date must be ${formatFullDate(earliest)}, or later`
    : "Start date cannot be in the past";
}

export type EnteredDates = EnteredParts & { startDate?: string | undefined; endDate?: string | undefined };

export function spanIsSane({ value, issues }: z.core.ParsePayload<EnteredDates>): void {
  const { startDate, endDate } = value;
  if (!startDate || !endDate || !isIsoDate(startDate) || !isIsoDate(endDate)) return;
  const refuse = (field: keyof EnteredDates, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (endDate < startDate) refuse("endDate", "End date must be on or after start date");
  else if (daysBetween(startDate, endDate) > MAX_DAYS) refuse("endDate", "A request can span at most 366 days");
  else {
    const wrong = wrongParts({ ...value, startDate, endDate });
    if (wrong) refuse(wrong.field, wrong.text);
  }
}

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
      return { field: "minutes", text: "Choose either hours or a half day" };
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

export const PLAIN_FIELDS = ["type", "startDate", "endDate", "notes"] as const;

export interface Editable extends Span {
  type: LeaveType;
  notes: string | null;
}

export function isSameRequest(request: Editable, edited: RequestInput): boolean {
  const isSame = PLAIN_FIELDS.every((field) => request[field] === (edited[field] ?? null));
  return isSame && request.isHalfDay === edited.isHalfDay && isSamePart(request, edited);
}

export function auditedRequest(request: Span & { type: LeaveType; minutes: number }) {
  const { type, startDate, endDate, minutes } = request;
  const { minutes: hours, ...parts } = enteredParts(request);
  return { type, startDate, endDate, ...parts, minutes, ...(hours !== undefined && { minutesOfDay: hours }) };
}
