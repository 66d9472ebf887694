import { figure } from "#core/figure.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { Refusal } from "#core/refusal.ts";
import { eventKey, MAX_EVENTS } from "./eventDays.ts";

interface Change {
  before: RecordedEvent | null;
  after: RecordedEvent | null;
}

export function assertFewEvents(recorded: readonly RecordedEvent[], changes: readonly Change[]): void {
  const keys = new Set(recorded.map(eventKey));
  for (const { before } of changes) if (before) keys.delete(eventKey(before));
  for (const { after } of changes) {
    if (!after) continue;
    const key = eventKey(after);
    if (keys.has(key)) {
      throw new Refusal("conflict", "already_recorded", "This is already recorded. Edit the existing entry instead.");
    }
    keys.add(key);
  }
  assertEventCount(keys.size, recorded.length);
}

export function assertEventCount(count: number, before: number): void {
  if (count > MAX_EVENTS && count > before) throw new Refusal("rule", "too_many_events", TOO_MANY);
}

const TOO_MANY = `A person can have at most ${figure(MAX_EVENTS)} entries. Delete old ones, or record hours by week instead of by day.`;
