import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";

/**
 * Returns the sum of all decreases. Increases don't offset decreases, because a later change could reverse the
 * increases.
 */
export function costFall(stored: readonly DayCost[], now: readonly DayCost[]): Minutes {
  const after = new Map(now.map(({ date, minutes }) => [date, minutes]));
  return stored.reduce((sum, { date, minutes }) => sum + Math.max(0, minutes - (after.get(date) ?? 0)), 0);
}
