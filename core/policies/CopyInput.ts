import { z } from "zod";
import { idField, isoDateField, yesOrNo } from "#core/inputs.ts";

/** Each office posts its change in the same transaction. */
const MAX_OFFICES = 50;

export const CopyInput = z.object({
  officeIds: z.array(idField("Unknown office")).min(1).max(MAX_OFFICES),
  effectiveOn: isoDateField().optional(),
  /** Confirms a change that leaves people below zero. */
  confirmed: yesOrNo().optional(),
});
