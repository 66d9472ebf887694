import { z } from "zod";
import { NAME_MAX, text, yesOrNo, zoneField } from "#core/inputs.ts";

const required = "Please fill in all fields.";
const office = {
  name: text({ max: NAME_MAX, required }),
  country: text({ max: NAME_MAX, required }),
  timezone: zoneField(required),
};

/** A new office. */
export const OfficeInput = z.object(office);
export type OfficeInput = z.output<typeof OfficeInput>;

/** What of an office to change. */
export const OfficePatch = z.object({ ...office, countHolidays: yesOrNo() }).partial();
export type OfficePatch = z.output<typeof OfficePatch>;
