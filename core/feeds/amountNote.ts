import { hoursOf, type PartialDates } from "../leave/LeaveParts.ts";

export function amountNote(event: Pick<PartialDates, "isHalfDay" | "parts">): string {
  const hours = hoursOf(event);
  if (hours && !hours.startTime) return ` (${Math.round((hours.minutes / 60) * 100) / 100} h)`;
  return event.isHalfDay && !event.parts ? " (half day)" : "";
}
