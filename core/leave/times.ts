import type { TimeOfDay } from "./LeaveParts.ts";

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}

/** In minutes from midnight. */
export const NOON = 12 * 60;

export function minuteOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Formats minutes from midnight, such as 570 as `9:30 AM`. 1440 is `12:00 AM`. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = String(minute % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? "AM" : "PM"}`;
}
