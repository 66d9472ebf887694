import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";

/** The maximum number of working days after which a reminder or an escalation can be set. */
export const LAST_REMINDER = 60;

/** The schedule of reminders about undecided requests, in working days of the approver's office. */
export interface ReminderSettings {
  /** The approver is reminded after these numbers of working days. */
  reminderDays: readonly number[];
  /** The next approver up the chain is also notified after this number of working days. */
  escalationDays: number;
}

/** Returns the number of working days that have begun after the day of the request, including today. */
export function workingDaysSince(asked: IsoDate, today: IsoDate, calendar: WorkCalendar): number {
  return eachDate(addDays(asked, 1), today).filter((date) => workedMinutes(date, calendar) > 0).length;
}

/**
 * Returns only the latest reminder due after a number of working days, so that missed reminders aren't sent together;
 * null if none is due.
 */
export function reminderDue(workingDays: number, { reminderDays }: ReminderSettings): number | null {
  return reminderDays
    .filter((days) => days <= workingDays)
    .reduce<number | null>((most, days) => Math.max(most ?? 0, days), null);
}

/** Returns whether a request has waited long enough to notify more people. */
export function isEscalated(workingDays: number, { escalationDays }: ReminderSettings): boolean {
  return workingDays >= escalationDays;
}

/** The earliest local time for reminders, in milliseconds after midnight in the recipient's time zone: 8:00. */
export const MORNING_MS = 8 * 3_600_000;
