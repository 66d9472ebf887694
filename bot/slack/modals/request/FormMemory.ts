import { z } from "zod";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { clipped } from "#bot/slack/blocks/text.ts";

const HINT_MAX = 1000;
const AVAILABLE_MAX = 100;

/** The data stored in the form when it opens, so that its choices stay the same whenever it is updated. */
export const FormMemory = z.object({
  /** The available days of each leave type, as text. */
  available: z.partialRecord(z.enum(LEAVE_TYPES), z.string().max(AVAILABLE_MAX)).default({}),
  /** The unclear part of the command that opened the form. */
  hint: z.string().max(HINT_MAX).optional(),
});
export type FormMemory = z.output<typeof FormMemory>;

/** Serializes the data for a view's `private_metadata`, within Slack's limits. */
export function storedMemory({ available, hint }: FormMemory): string {
  return JSON.stringify({ available, ...(hint && { hint: clipped(hint, HINT_MAX) }) });
}

/** Returns the data stored in a view, or empty data if it is missing or unreadable. */
export function readMemory(view: { private_metadata?: unknown }): FormMemory {
  try {
    return FormMemory.parse(JSON.parse(String(view.private_metadata)));
  } catch {
    return { available: {} };
  }
}
