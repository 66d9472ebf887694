import { z } from "zod";
import { daysAmount, oneOf, text } from "#core/inputs.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";

const NO_AMOUNT = "Please enter an adjustment amount";

/** Days to add to a balance, or to take from it, and why. */
export const AdjustmentInput = z.object({
  adjustment: daysAmount({ missing: NO_AMOUNT }).refine((days) => days !== 0, { error: NO_AMOUNT }),
  reason: text({ max: 500, required: "Please provide a reason for this adjustment", multiline: true }),
});
export type AdjustmentInput = z.output<typeof AdjustmentInput>;

/** The same where the balance is named by its type. */
export const AdjustmentOfInput = AdjustmentInput.extend({ type: oneOf(LEAVE_TYPES, "Please select a PTO type") });
export type AdjustmentOfInput = z.output<typeof AdjustmentOfInput>;
