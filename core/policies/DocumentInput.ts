import { z } from "zod";
import { isoDateField, wholeNumber, yesOrNo } from "#core/inputs.ts";

export const DocumentInput = z.object({
  document: z.unknown(),
  effectiveOn: isoDateField().optional(),
  /** The policy's latest version when the document was read. */
  version: wholeNumber({ min: 0, max: 2 ** 31 - 1 }).optional(),
  /**
   * The day on which the edited document is in effect; by default, `effectiveOn`, or else today. Only the differences
   * from that document are saved.
   */
  basedOn: isoDateField().optional(),
  confirmed: yesOrNo().optional(),
});
export type DocumentInput = z.output<typeof DocumentInput>;
