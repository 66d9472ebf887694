import { z } from "zod";
import { idField, isoDateField, oneOf, wholeNumber } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";
import { HOLIDAY_PARTS } from "./workCalendar.ts";

const required = "Please fill in all fields.";

export const HolidayInput = z.object({
  name: nameField(required),
  date: isoDateField(required),
  type: oneOf(["custom", "federal"]).default("custom"),
  part: oneOf(HOLIDAY_PARTS).default("full"),
});
export type HolidayInput = z.output<typeof HolidayInput>;

/** A holiday together with its office. */
export const HolidayOfInput = HolidayInput.extend({ officeId: idField("Unknown office", "Choose an office") });
export type HolidayOfInput = z.output<typeof HolidayOfInput>;

/** The year of the US federal holidays to add. */
export const FederalHolidaysInput = z.object({ year: wholeNumber({ min: 2000, max: 2100 }) });
export type FederalHolidaysInput = z.output<typeof FederalHolidaysInput>;
