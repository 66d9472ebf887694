import { z } from "zod";
import { text } from "#core/inputs.ts";

/** Why an adjustment is taken back. */
export const UndoInput = z.object({
  reason: text({ max: 500, required: "Please provide a reason for undoing this adjustment", multiline: true }),
});
export type UndoInput = z.output<typeof UndoInput>;
