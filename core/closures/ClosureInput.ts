import { z } from "zod";
import { daysBetween } from "#core/calendar/dates.ts";
import { idField, isoDateField, yesElseNo } from "#core/inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { nameField } from "#core/nameField.ts";

const MAX_DAYS = 92;
const MAX_OFFICES = 1000;
const NO_OFFICE = "Please choose at least one office";

const scope = {
  startDate: isoDateField("Start date is required"),
  endDate: isoDateField("End date is required"),
  officeIds: z
    .array(idField("Unknown office"), { error: NO_OFFICE })
    .min(1, { error: NO_OFFICE })
    .max(MAX_OFFICES)
    .transform((ids) => [...new Set(ids)]),
};

/** `charged` is null if the closure uses no leave. */
export const ClosureInput = z
  .object({
    ...scope,
    name: nameField("Closure name is required"),
    charged: leaveTypeField("Unknown leave type")
      .nullish()
      .transform((charged) => charged ?? null),
    confirmed: yesElseNo(),
  })
  .check(datesAreSane);
export type ClosureInput = z.output<typeof ClosureInput>;

export const ClosureScope = z.object(scope).check(datesAreSane);

function datesAreSane({ value, issues }: z.core.ParsePayload<{ startDate: string; endDate: string }>): void {
  const { startDate, endDate } = value;
  const refuse = (message: string) => issues.push({ code: "custom", path: ["endDate"], message, input: value.endDate });
  if (endDate < startDate) refuse("End date must be on or after start date");
  else if (daysBetween(startDate, endDate) > MAX_DAYS) refuse("A closure can cover at most 92 days");
}
