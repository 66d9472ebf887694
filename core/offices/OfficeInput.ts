import { z } from "zod";
import { yesOrNo, zoneField } from "#core/inputs.ts";
import { WorkingPatternInput } from "#core/working/WorkingPatternInput.ts";
import { nameField } from "#core/nameField.ts";

const required = "Please fill in all fields.";
const office = {
  name: nameField(required),
  country: nameField(required),
  timezone: zoneField(required),
};

export const OfficeInput = z.object(office);
export type OfficeInput = z.output<typeof OfficeInput>;

/** A null working pattern means whole days from Monday to Friday. */
export const OfficePatch = z
  .object({ ...office, countHolidays: yesOrNo(), workingPattern: WorkingPatternInput.nullable() })
  .partial();
export type OfficePatch = z.output<typeof OfficePatch>;
