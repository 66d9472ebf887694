import { z } from "zod";
import { idempotencyKeyField } from "#core/idempotencyKey.ts";
import { daysAmount, isoDateField, text } from "#core/inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { NOTES_MAX } from "#core/requests/RequestInput.ts";

const NO_AMOUNT = "Please enter the time to add";

/** In the unit of the leave type; the amount is stored as the nearest minute. */
export const CREDIT_STEP = 0.01;

/** The amount is in the unit of the leave type. A repeated `idempotencyKey` creates no second credit. */
export const CreditInput = z.object({
  type: leaveTypeField("Please select a PTO type"),
  amount: daysAmount({ min: CREDIT_STEP, max: 1000, step: CREDIT_STEP, missing: NO_AMOUNT }),
  workedOn: isoDateField("Please enter the day you worked"),
  notes: text({ max: NOTES_MAX, required: "Please describe the work", multiline: true }),
  idempotencyKey: idempotencyKeyField(),
});
export type CreditInput = z.output<typeof CreditInput>;
