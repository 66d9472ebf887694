import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";

/** The maximum number of recorded events per person, because each calculation of their leave reads all of them. */
export const MAX_EVENTS = 1000;

/**
 * Returns the day of hours worked or of an occurrence, the first day of an absence, the last day of an attendance
 * period, or the month of days worked.
 */
function firstDayOf(event: RecordedEvent): string {
  switch (event.type) {
    case "worked":
    case "occurrence":
      return event.on;
    case "absence":
      return event.from;
    case "attendance":
      return event.periodEnd;
    case "daysWorked":
      break;
  }
  return event.month;
}

/** The event's type, its day or month, and its kind. */
export function eventKey(event: RecordedEvent): string {
  return `${event.type} ${firstDayOf(event)} ${"kind" in event ? event.kind : ""}`;
}
