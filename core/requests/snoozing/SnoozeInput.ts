import { z } from "zod";
import { oneOf } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { SNOOZE_CHOICES } from "./snoozeDay.ts";

export const SnoozeInput = z.object({ until: oneOf(SNOOZE_CHOICES) });

/** Per person and request. Each snooze has its own reminder. */
export const MAX_SNOOZES = 10;

export function tooManySnoozes(): Refusal {
  const text = `You've already snoozed this request ${MAX_SNOOZES} times. Please approve or reject it, or ask a question.`;
  return new Refusal("conflict", "too_many_snoozes", text);
}
