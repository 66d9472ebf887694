import { z } from "zod";
import { idempotencyKeyField } from "#core/idempotencyKey.ts";
import { daysAmount, text } from "#core/inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";

const NO_AMOUNT = "Please enter an adjustment amount";

/** In the unit of the leave type. */
export const ADJUSTMENT_STEP = 0.01;

/** `adjustment` is in the unit of the leave type; a negative value reduces the balance. */
export const AdjustmentInput = z.object({
  adjustment: daysAmount({ step: ADJUSTMENT_STEP, missing: NO_AMOUNT }).refine((days) => days !== 0, {
    error: NO_AMOUNT,
  }),
  reason: text({ max: 500, required: "Please provide a reason for this adjustment", multiline: true }),
  idempotencyKey: idempotencyKeyField(),
});
export type AdjustmentInput = z.output<typeof AdjustmentInput>;

export const AdjustmentOfInput = AdjustmentInput.extend({ type: leaveTypeField("Please select a PTO type") });
export type AdjustmentOfInput = z.output<typeof AdjustmentOfInput>;

export const UndoInput = z.object({
  reason: text({ max: 500, required: "Please provide a reason for undoing this entry", multiline: true }),
});

export type UndoInput = z.output<typeof UndoInput>;
