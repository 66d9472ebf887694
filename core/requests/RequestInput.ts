import { z } from "zod";
import { daysBetween, isIsoDate } from "#core/calendar/dates.ts";
import { idField, isoDateField, oneOf, optionalText, yesElseNo } from "#core/inputs.ts";
import { LEAVE_TYPES } from "./LeaveType.ts";
import { HALF_DAY_TEXT } from "./requestCost.ts";

const MOST_DAYS = 366;

/** The longest note, in characters. */
export const NOTES_MAX = 2000;

const asked = {
  type: oneOf(LEAVE_TYPES, "Please select a PTO type"),
  startDate: isoDateField("Start date is required"),
  endDate: isoDateField("End date is required"),
  isHalfDay: yesElseNo(),
};

/** What a person asks for. Whether the dates are past is not asked here: that takes a today. */
export const RequestInput = z
  .object({ ...asked, notes: optionalText({ max: NOTES_MAX, multiline: true }) })
  .check(spanIsSane);
export type RequestInput = z.output<typeof RequestInput>;

/** The same while one is still choosing, as an address carries it. */
export const PreviewQuery = z.object(asked).check(spanIsSane);
export type PreviewQuery = z.output<typeof PreviewQuery>;

const somebody = { userId: idField("Unknown user", "Please choose a person") };

/** What an Admin asks for on somebody's behalf. */
export const RequestForInput = z
  .object({ ...somebody, ...asked, notes: optionalText({ max: NOTES_MAX, multiline: true }) })
  .check(spanIsSane);
export type RequestForInput = z.output<typeof RequestForInput>;

/** The same while the Admin is still choosing, as an address carries it. */
export const PreviewForQuery = z.object({ ...somebody, ...asked }).check(spanIsSane);
export type PreviewForQuery = z.output<typeof PreviewForQuery>;

interface Asked {
  startDate: string;
  endDate: string;
  isHalfDay: boolean;
}

function spanIsSane({ value, issues }: z.core.ParsePayload<Asked>): void {
  const { startDate, endDate, isHalfDay } = value;
  if (!isIsoDate(startDate) || !isIsoDate(endDate)) return;
  const refuse = (field: keyof Asked, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (endDate < startDate) refuse("endDate", "End date must be on or after start date");
  else if (daysBetween(startDate, endDate) > MOST_DAYS) refuse("endDate", "A request can span at most 366 days");
  else if (isHalfDay && startDate !== endDate) refuse("isHalfDay", HALF_DAY_TEXT);
}
