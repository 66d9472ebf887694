import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";

/**
 * Returns by how much the dates of a request that become cheaper fall in all. Dates that become dearer don't count,
 * because a second change could make those cheaper after the others have passed.
 */
export function costFall(stored: readonly DayCost[], now: readonly DayCost[]): Minutes {
  const after = new Map(now.map(({ date, minutes }) => [date, minutes]));
  return stored.reduce((sum, { date, minutes }) => sum + Math.max(0, minutes - (after.get(date) ?? 0)), 0);
}
