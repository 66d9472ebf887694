import { z } from "zod";
import { isoDateField, yesOrNo } from "#core/inputs.ts";

/** A policy document to save, which `parseDocument` checks, and its effective day. */
export const DocumentInput = z.object({
  document: z.unknown(),
  effectiveOn: isoDateField().optional(),
  /** True to confirm a change that leaves people below zero, which is refused otherwise. */
  confirmed: yesOrNo().optional(),
});
export type DocumentInput = z.output<typeof DocumentInput>;
