import { z } from "zod";
import { idField, isoDateField, oneOf, wholeNumber } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";
import { HOLIDAY_PARTS } from "./workCalendar.ts";

const required = "Please fill in all fields.";
/** Forms ask for hours but send minutes. */
const wrongHours = { error: "Enter a number of hours above 0 and below 24" };

const holidayFields = {
  name: nameField(required),
  date: isoDateField(required),
  type: oneOf(["custom", "federal"]).default("custom"),
  part: oneOf(HOLIDAY_PARTS).default("full"),
  minutes: z.int(wrongHours).min(1, wrongHours).max(1439, wrongHours).nullish(),
};

export const HolidayInput = withMinutes(z.object(holidayFields));
export type HolidayInput = z.output<typeof HolidayInput>;

export const HolidayOfInput = withMinutes(
  z.object({ ...holidayFields, officeId: idField("Unknown office", "Choose an office") }),
);
export type HolidayOfInput = z.output<typeof HolidayOfInput>;

function withMinutes<Input, Output extends { part: string; minutes?: number | null | undefined }>(
  schema: z.ZodType<Output, Input>,
) {
  return schema
    .refine(({ part, minutes }) => part !== "hours" || minutes != null, { path: ["minutes"], ...wrongHours })
    .transform(({ minutes, ...rest }) => ({ ...rest, minutes: rest.part === "hours" ? (minutes ?? null) : null }));
}

export const FederalHolidaysInput = z.object({ year: wholeNumber({ min: 2000, max: 2100 }) });
export type FederalHolidaysInput = z.output<typeof FederalHolidaysInput>;
