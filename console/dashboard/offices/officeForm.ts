import { z } from "zod";
import { zoneField } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";

/** The toast's text if a field of the office form is empty; each empty field also shows its own error. */
export const ALL_FIELDS = "Please fill in all fields.";

export const OfficeForm = z.object({
  name: nameField("Name is required"),
  country: nameField("Country is required"),
  timezone: zoneField("Time zone is required"),
  countHolidays: z.boolean(),
});
