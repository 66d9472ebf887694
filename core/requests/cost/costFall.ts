import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";

/**
 * The total by which dates become cheaper. More expensive dates don't offset it, because a later change could make them
 * cheaper again.
 */
export function costFall(stored: readonly DayCost[], now: readonly DayCost[]): Minutes {
  const after = new Map(now.map(({ date, minutes }) => [date, minutes]));
  return stored.reduce((sum, { date, minutes }) => sum + Math.max(0, minutes - (after.get(date) ?? 0)), 0);
}
