import { z } from "zod";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { clipped } from "#bot/slack/blocks/text.ts";

const HINT_MAX = 1000;
const AVAILABLE_MAX = 100;

/** What the form keeps of its opening, so that each time it is drawn again its choices are the very same. */
export const FormMemory = z.object({
  /** What is available of each type, in words. */
  available: z.partialRecord(z.enum(LEAVE_TYPES), z.string().max(AVAILABLE_MAX)).default({}),
  /** What was unclear in the command that opened it. */
  hint: z.string().max(HINT_MAX).optional(),
});
export type FormMemory = z.output<typeof FormMemory>;

/** The memory as a view carries it, within what Slack lets it carry. */
export function storedMemory({ available, hint }: FormMemory): string {
  return JSON.stringify({ available, ...(hint && { hint: clipped(hint, HINT_MAX) }) });
}

/** The memory of a view that Slack sends; empty where it carries none that can be read. */
export function readMemory(view: { private_metadata?: unknown }): FormMemory {
  try {
    return FormMemory.parse(JSON.parse(String(view.private_metadata)));
  } catch {
    return { available: {} };
  }
}
