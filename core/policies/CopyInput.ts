import { z } from "zod";
import { idField, isoDateField, yesOrNo } from "#core/inputs.ts";

const MAX_OFFICES = 50;

export const CopyInput = z.object({
  officeIds: z.array(idField("Unknown office")).min(1).max(MAX_OFFICES),
  effectiveOn: isoDateField().optional(),
  confirmed: yesOrNo().optional(),
});
export type CopyInput = z.output<typeof CopyInput>;
