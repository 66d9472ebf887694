import { z } from "zod";
import { oneOf, optionalText, orAbsent, wholeNumber } from "#core/inputs.ts";

const UNKNOWN_STATUS = "Status must be approved, rejected, or cancelled";
const reason = { rejectionReason: optionalText({ max: 2000, multiline: true }) };

/** The version of the request that the person saw. */
export const seenVersion = { version: orAbsent(wholeNumber({ min: 1, max: 2_147_483_647 })) };

export const DecisionInput = z.object({
  status: oneOf(["approved", "rejected"], UNKNOWN_STATUS),
  ...reason,
  ...seenVersion,
});
export type DecisionInput = z.output<typeof DecisionInput>;

export const CancelInput = z.object({
  status: oneOf(["cancelled"], UNKNOWN_STATUS).optional(),
  ...reason,
  ...seenVersion,
});
export type CancelInput = z.output<typeof CancelInput>;
