import { z } from "zod";
import { isoDateField, wholeNumber, yesOrNo } from "#core/inputs.ts";

export const DocumentInput = z.object({
  document: z.unknown(),
  effectiveOn: isoDateField().optional(),
  /** The version that the document was made from; a document from an older version is refused. */
  version: wholeNumber({ min: 0, max: 2 ** 31 - 1 }).optional(),
  /** True to confirm a change that leaves people below zero, which is refused otherwise. */
  confirmed: yesOrNo().optional(),
});
export type DocumentInput = z.output<typeof DocumentInput>;
