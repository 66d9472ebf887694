import { z } from "zod";
import { daysAmount } from "#core/inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";

/** `days` is in the unit of the leave type. */
export const OutlookQuery = z.object({
  type: leaveTypeField(),
  days: daysAmount({ min: 0.5, max: 1000 }).optional(),
});
export type OutlookQuery = z.output<typeof OutlookQuery>;
