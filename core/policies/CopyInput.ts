import { z } from "zod";
import { idField, isoDateField, yesOrNo } from "#core/inputs.ts";

/** Limited because the changes of all offices are posted in one transaction. */
const MAX_OFFICES = 50;

export const CopyInput = z.object({
  officeIds: z.array(idField("Unknown office")).min(1).max(MAX_OFFICES),
  effectiveOn: isoDateField().optional(),
  confirmed: yesOrNo().optional(),
});
export type CopyInput = z.output<typeof CopyInput>;
