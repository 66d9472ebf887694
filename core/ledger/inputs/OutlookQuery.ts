import { z } from "zod";
import { daysAmount, oneOf } from "#core/inputs.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";

/** The leave type to forecast, and the number of days wanted. */
export const OutlookQuery = z.object({
  type: oneOf(LEAVE_TYPES),
  days: daysAmount({ min: 0.5, max: 1000 }).optional(),
});
export type OutlookQuery = z.output<typeof OutlookQuery>;
