import { z } from "zod";
import { addDays, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { oneOf } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";

/** The mornings until which an approver can snooze a request. */
export const SNOOZE_CHOICES = ["tomorrow", "monday"] as const;
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number];

export const SnoozeInput = z.object({ until: oneOf(SNOOZE_CHOICES) });

/** The maximum number of times that a person can snooze a request; each has a reminder of its own. */
export const MAX_SNOOZES = 10;

/** Returns the day on which a snoozed request returns, which is after today; it returns at 9:00. */
export function snoozeDay(choice: SnoozeChoice, today: IsoDate): IsoDate {
  return addDays(today, choice === "tomorrow" ? 1 : 8 - weekdayOf(today));
}

/** Returns the refusal (409) of a snooze after too many. */
export function tooManySnoozes(): Refusal {
  const text = `You snoozed this request ${MAX_SNOOZES} times. Please decide it or ask a question.`;
  return new Refusal("conflict", "too_many_snoozes", text);
}
