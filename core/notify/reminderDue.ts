import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { minuteOfDayIn, type Zone } from "#core/calendar/zones.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";

/** In workdays. The maximum for reminders and for the escalation. */
export const LAST_REMINDER = 60;

/** In the approver's workdays. */
export interface ReminderSettings {
  reminderDays: readonly number[];
  escalationDays: number;
}

export function workdaysSince(asked: IsoDate, today: IsoDate, calendar: WorkCalendar): number {
  return eachDate(addDays(asked, 1), today).filter((date) => workedMinutes(date, calendar) > 0).length;
}

/** Returns only the latest reminder, so that missed reminders aren't sent together. */
export function reminderDue(workdays: number, { reminderDays }: ReminderSettings): number | null {
  return reminderDays
    .filter((days) => days <= workdays)
    .reduce<number | null>((most, days) => Math.max(most ?? 0, days), null);
}

export function isEscalated(workdays: number, { escalationDays }: ReminderSettings): boolean {
  return workdays >= escalationDays;
}

/** In minutes since midnight in the recipient's time zone. */
const MORNING = 8 * 60;

/** Reads the local clock, because 8:00 isn't eight hours after midnight on a day that skips or repeats an hour. */
export function isReminderTime(zone: Zone, instant: Date): boolean {
  return minuteOfDayIn(zone, instant) >= MORNING;
}
