import { z } from "zod";
import { isoDateField, wholeNumber, yesOrNo } from "#core/inputs.ts";

export const DocumentInput = z.object({
  document: z.unknown(),
  effectiveOn: isoDateField().optional(),
  /** The version that the document was made from. */
  version: wholeNumber({ min: 0, max: 2 ** 31 - 1 }).optional(),
  /** Confirms a change that leaves people below zero. */
  confirmed: yesOrNo().optional(),
});
export type DocumentInput = z.output<typeof DocumentInput>;
