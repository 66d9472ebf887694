import { daysBetween, type IsoDate } from "#core/calendar/dates.ts";

/** In days before the last day on which the leave can be used. */
export const EXPIRY_REMINDERS = [30, 7] as const;
type ExpiryReminder = (typeof EXPIRY_REMINDERS)[number];

export function expiryReminder(lastDay: IsoDate, today: IsoDate): ExpiryReminder | null {
  if (lastDay < today) return null;
  const daysLeft = daysBetween(today, lastDay) - 1;
  return EXPIRY_REMINDERS.findLast((days) => daysLeft <= days) ?? null;
}
