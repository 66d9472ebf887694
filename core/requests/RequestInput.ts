import { z } from "zod";
import { daysBetween, formatFullDate, type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { idField, isoDateField, optionalText, orAbsent, yesElseNo } from "#core/inputs.ts";
import type { EnteredParts, LeaveParts } from "#core/leave/LeaveParts.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { partsFields, withParts, wrongParts } from "./parts/partsInput.ts";
import type { Span } from "./requestCost.ts";

const MAX_DAYS = 366;

/** The maximum length of a note, in characters. */
export const NOTES_MAX = 2000;

/** The maximum length of a client's key of a submission, in characters. */
const IDEMPOTENCY_KEY_MAX = 200;

/** The dates of leave and the parts of them that it takes; `spanIsSane` checks whether they fit together. */
export const datesFields = {
  startDate: isoDateField("Start date is required"),
  endDate: isoDateField("End date is required"),
  isHalfDay: yesElseNo(),
  ...partsFields,
};

const asked = { type: leaveTypeField("Please select a PTO type"), ...datesFields };

/**
 * The fields of a person's request. The check for past dates needs today's date and happens later. A submission that
 * repeats the `idempotencyKey` of an earlier submission returns the earlier request.
 */
export const RequestFields = z
  .object({
    ...asked,
    notes: optionalText({ max: NOTES_MAX, multiline: true }),
    idempotencyKey: optionalText({ max: IDEMPOTENCY_KEY_MAX }),
  })
  .check(spanIsSane);

/** A person's request with the parts of its dates. */
export const RequestInput = RequestFields.transform((entered) => withParts(entered));
export type RequestInput = z.output<typeof RequestInput>;

const choosing = {
  ...asked,
  startDate: orAbsent(isoDateField()),
  endDate: orAbsent(isoDateField()),
};

/**
 * Query for a request preview while a person fills in the form: a type alone, or a type and both dates. `requestId` is
 * the person's own request if they are editing it.
 */
export const PreviewQuery = z
  .object({ ...choosing, requestId: orAbsent(idField("Unknown request")) })
  .check(datesComeTogether, spanIsSane)
  .transform((entered) => withParts(entered));
export type PreviewQuery = z.output<typeof PreviewQuery>;

const forPerson = { userId: idField("Unknown person", "Please choose a person") };

/** An Admin's or Owner's request on behalf of a person. */
export const RequestForInput = z
  .object({ ...forPerson, ...asked, notes: optionalText({ max: NOTES_MAX, multiline: true }) })
  .check(spanIsSane)
  .transform((entered) => withParts(entered));
export type RequestForInput = z.output<typeof RequestForInput>;

/** Time off that a manager or an Admin records for a person. Past dates need the reason. */
export const RecordedInput = z
  .object({
    ...asked,
    notes: optionalText({ max: NOTES_MAX, multiline: true }),
    reason: optionalText({ max: NOTES_MAX, multiline: true }),
  })
  .check(spanIsSane)
  .transform((entered) => withParts(entered));

/** Query for a preview while an Admin or Owner fills in the form for another person. */
export const PreviewForQuery = z
  .object({ ...forPerson, ...choosing })
  .check(datesComeTogether, spanIsSane)
  .transform((entered) => withParts(entered));
export type PreviewForQuery = z.output<typeof PreviewForQuery>;

/** Returns the chosen dates; undefined until both are chosen. */
export function chosenSpan({
  startDate,
  endDate,
  isHalfDay,
  parts,
}: Dates & { isHalfDay: boolean; parts?: LeaveParts }): Span | undefined {
  if (startDate === undefined || endDate === undefined) return undefined;
  return { startDate, endDate, isHalfDay, ...(parts && { parts }) };
}

/** Returns the error text for a request that starts before the earliest day on which leave can start. */
export function earlyStartText(earliest: IsoDate, today: IsoDate): string {
  return earliest < today
    ? `Start date must be ${formatFullDate(earliest)} or later`
    : "Start date cannot be in the past";
}

interface Dates {
  startDate?: string | undefined;
  endDate?: string | undefined;
}
type Choosing = Dates & EnteredParts;

function datesComeTogether({ value, issues }: z.core.ParsePayload<Choosing>): void {
  const { startDate, endDate } = value;
  const miss = (field: keyof Choosing, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (startDate === undefined && endDate !== undefined) miss("startDate", "Start date is required");
  if (endDate === undefined && startDate !== undefined) miss("endDate", "End date is required");
}

/** Refuses dates and parts that don't fit together; missing dates are for other checks. */
export function spanIsSane({ value, issues }: z.core.ParsePayload<Choosing>): void {
  const { startDate, endDate } = value;
  if (!startDate || !endDate || !isIsoDate(startDate) || !isIsoDate(endDate)) return;
  const refuse = (field: keyof Choosing, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (endDate < startDate) refuse("endDate", "End date must be on or after start date");
  else if (daysBetween(startDate, endDate) > MAX_DAYS) refuse("endDate", "A request can span at most 366 days");
  else {
    const wrong = wrongParts({ ...value, startDate, endDate });
    if (wrong) refuse(wrong.field, wrong.text);
  }
}
