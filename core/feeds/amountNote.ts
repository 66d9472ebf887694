import { hoursOf, type PartialDates } from "../leave/LeaveParts.ts";

/**
 * Returns a note on what whole days in the calendar don't show: that the leave is half a day, or hours at an unknown
 * time.
 */
export function amountNote(event: Pick<PartialDates, "isHalfDay" | "parts">): string {
  const hours = hoursOf(event);
  if (hours && !hours.startTime) return ` (${Math.round((hours.minutes / 60) * 100) / 100} h)`;
  return event.isHalfDay && !event.parts ? " (half day)" : "";
}
