import { daysBetween, type IsoDate } from "#core/calendar/dates.ts";

/** The reminders of expiring leave, in days before its last day, first to last. */
export const EXPIRY_REMINDERS = [30, 7] as const;
type ExpiryReminder = (typeof EXPIRY_REMINDERS)[number];

/** The latest one that is due; null if none is. */
export function expiryReminder(lastDay: IsoDate, today: IsoDate): ExpiryReminder | null {
  if (lastDay < today) return null;
  const daysLeft = daysBetween(today, lastDay) - 1;
  return EXPIRY_REMINDERS.findLast((days) => daysLeft <= days) ?? null;
}
