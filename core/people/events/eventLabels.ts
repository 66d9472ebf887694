import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";

type FieldOf<Event> = Event extends unknown ? keyof Event : never;

const LABELS: Record<FieldOf<RecordedEvent>, string> = {
  type: "Type",
  on: "Date",
  hours: "Hours",
  kind: "Kind",
  from: "First day",
  to: "Last day",
  periodEnd: "Last day of the period",
  share: "Attendance",
  month: "Month",
  days: "Days worked",
};

export function eventLabel(field: string): string {
  return new Map<string, string>(Object.entries(LABELS)).get(field) ?? field;
}

export const EVENT_TYPES: Readonly<Record<RecordedEvent["type"], string>> = {
  worked: "Hours worked",
  daysWorked: "Days worked",
  attendance: "Attendance",
  occurrence: "Event",
  absence: "Absence",
};
