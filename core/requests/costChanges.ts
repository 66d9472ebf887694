import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";

/** What turns the stored costs of a request into others: dates that cost nothing any more, and those that cost something else. */
export interface CostChanges {
  removed: IsoDate[];
  written: DayCost[];
}

/** The difference between the stored costs of a request and what it costs now; null where there is none. */
export function costChanges(stored: readonly DayCost[], now: readonly DayCost[]): CostChanges | null {
  const before = new Map(stored.map(({ date, minutes }) => [date, minutes]));
  const written = now.filter(({ date, minutes }) => before.get(date) !== minutes);
  const kept = new Set(now.map(({ date }) => date));
  const removed = [...before.keys()].filter((date) => !kept.has(date));
  return removed.length + written.length > 0 ? { removed, written } : null;
}
