import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";

export const MAX_EVENTS = 1000;

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

export function eventKey(event: RecordedEvent): string {
  return `${event.type} ${firstDayOf(event)} ${"kind" in event ? event.kind : ""}`;
}
