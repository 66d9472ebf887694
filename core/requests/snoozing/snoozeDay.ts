import { addDays, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";

export const SNOOZE_CHOICES = ["tomorrow", "monday"] as const;
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number];

/** Returns the date on which the snooze ends, at 9:00. */
export function snoozeDay(choice: SnoozeChoice, today: IsoDate): IsoDate {
  return addDays(today, choice === "tomorrow" ? 1 : 8 - weekdayOf(today));
}
