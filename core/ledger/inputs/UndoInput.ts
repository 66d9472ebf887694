import { z } from "zod";
import { text } from "#core/inputs.ts";

/** The reason for undoing an adjustment. */
export const UndoInput = z.object({
  reason: text({ max: 500, required: "Please provide a reason for undoing this adjustment", multiline: true }),
});
export type UndoInput = z.output<typeof UndoInput>;
