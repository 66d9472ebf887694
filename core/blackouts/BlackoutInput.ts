import { z } from "zod";
import { daysBetween } from "#core/calendar/dates.ts";
import { idField, isoDateField, orAbsent, text } from "#core/inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";

const MAX_DAYS = 366;
const REASON_MAX = 200;
const MAX_CHOSEN = 1000;

function someOf<Value extends z.ZodType<string>>(value: Value) {
  return orAbsent(z.array(value).max(MAX_CHOSEN)).transform((chosen) =>
    chosen === undefined || chosen.length === 0 ? null : [...new Set(chosen)],
  );
}

const scope = {
  startDate: isoDateField("Start date is required"),
  endDate: isoDateField("End date is required"),
  officeIds: someOf(idField("Unknown office")),
  teamIds: someOf(idField("Unknown team")),
  types: someOf(leaveTypeField()),
  exceptUserIds: someOf(idField("Unknown person")).transform((chosen) => chosen ?? []),
};

export const BlackoutInput = z
  .object({ ...scope, reason: text({ max: REASON_MAX, required: "Please enter a reason" }) })
  .check(datesAreSane);
export type BlackoutInput = z.output<typeof BlackoutInput>;

export const BlackoutScope = z.object(scope).check(datesAreSane);
export type BlackoutScope = z.output<typeof BlackoutScope>;

function datesAreSane({ value, issues }: z.core.ParsePayload<{ startDate: string; endDate: string }>): void {
  const { startDate, endDate } = value;
  const refuse = (message: string) => issues.push({ code: "custom", path: ["endDate"], message, input: value.endDate });
  if (endDate < startDate) refuse("End date must be on or after start date");
  else if (daysBetween(startDate, endDate) > MAX_DAYS) refuse("A blackout can cover at most 366 days");
}
