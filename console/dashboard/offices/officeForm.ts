import { z } from "zod";
import { NAME_MAX, text, zoneField } from "#core/inputs.ts";

/** What is told when a field of an office's form is empty; each such field says it too, in its own words. */
export const ALL_FIELDS = "Please fill in all fields.";

/** The form of an office. */
export const OfficeForm = z.object({
  name: text({ max: NAME_MAX, required: "Name is required" }),
  country: text({ max: NAME_MAX, required: "Country is required" }),
  timezone: zoneField("Timezone is required"),
  countHolidays: z.boolean(),
});
