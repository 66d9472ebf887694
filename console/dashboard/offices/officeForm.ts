import { z } from "zod";
import { zoneField } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";

/** What is told when a field of an office's form is empty; each such field says it too, in its own words. */
export const ALL_FIELDS = "Please fill in all fields.";

/** The form of an office. */
export const OfficeForm = z.object({
  name: nameField("Name is required"),
  country: nameField("Country is required"),
  timezone: zoneField("Timezone is required"),
  countHolidays: z.boolean(),
});
