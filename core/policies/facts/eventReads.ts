import type { PolicyDocument } from "../document/PolicyDocument.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { factReads } from "./factReads.ts";
import type { RecordedEvent } from "./RecordedEvent.ts";

/** `kinds` is empty except for occurrences and absences. */
export interface EventRead {
  type: RecordedEvent["type"];
  kinds: readonly string[];
}

const HOURS = ["hoursWorkedInMonth", "hoursWorkedInYear"];

export function eventReads(documents: readonly PolicyDocument[]): EventRead[] {
  const reads = documents.flatMap((document) => [
    ...(document.grants ?? []).flatMap(readsOfGrant),
    ...(factReads(document).some(({ fact }) => HOURS.includes(fact)) ? [{ type: "worked" as const, kinds: [] }] : []),
  ]);
  return merged(reads);
}

export function readsOfEvents(events: readonly RecordedEvent[]): EventRead[] {
  return merged(events.map((event) => ({ type: event.type, kinds: "kind" in event ? [event.kind] : [] })));
}

export function merged(reads: readonly EventRead[]): EventRead[] {
  const types = [...new Set(reads.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    kinds: [...new Set(reads.filter((read) => read.type === type).flatMap(({ kinds }) => kinds))],
  }));
}

function readsOfGrant({ frequency, eventKind = [], requires, pausedDuring = [], reducedBy }: GrantRule): EventRead[] {
  const absences = [...pausedDuring, ...(reducedBy ? [reducedBy.absence] : [])];
  const reads: EventRead[] = [];
  if (frequency === "perEvent") reads.push({ type: "occurrence", kinds: [eventKind].flat() });
  if (typeof frequency === "object" && "hoursWorked" in frequency) reads.push({ type: "worked", kinds: [] });
  if (requires?.attendance !== undefined) reads.push({ type: "attendance", kinds: [] });
  if (requires?.daysWorkedInMonth !== undefined) reads.push({ type: "daysWorked", kinds: [] });
  if (absences.length > 0) reads.push({ type: "absence", kinds: absences });
  return reads;
}
