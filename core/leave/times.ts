import type { TimeOfDay } from "./LeaveParts.ts";

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** In 24 hours, such as `09:30`. */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}

/** The minute of the day that divides a date into its halves. */
export const NOON = 12 * 60;

/** Counted from midnight. */
export function minuteOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Formats minutes from midnight, as in `9:30 AM`; the end of a date is midnight. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = String(minute % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? "AM" : "PM"}`;
}
