import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";

/** The latest reminder, in working days; nobody is reminded of a request that is older. */
export const LAST_REMINDER = 60;

/** When an organisation reminds of undecided requests, in working days of the approver's office. */
export interface ReminderSettings {
  /** After so many working days the approver is reminded. */
  reminderDays: readonly number[];
  /** After so many the next one above hears of it as well. */
  escalationDays: number;
}

/** How many working days have begun since the day on which something was asked, today included. */
export function workingDaysSince(asked: IsoDate, today: IsoDate, calendar: WorkCalendar): number {
  return eachDate(addDays(asked, 1), today).filter((date) => workedMinutes(date, calendar) > 0).length;
}

/** The reminder that is due after so many working days, or null: the latest one, so that who was late reminds once. */
export function reminderDue(workingDays: number, { reminderDays }: ReminderSettings): number | null {
  return reminderDays
    .filter((days) => days <= workingDays)
    .reduce<number | null>((most, days) => Math.max(most ?? 0, days), null);
}

/** Whether a request has waited so long that others hear of it as well. */
export function isEscalated(workingDays: number, { escalationDays }: ReminderSettings): boolean {
  return workingDays >= escalationDays;
}
