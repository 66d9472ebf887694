import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";

/** Dates that become more expensive don't offset the sum, because a later change could make them cheaper again. */
export function costFall(stored: readonly DayCost[], now: readonly DayCost[]): Minutes {
  const after = new Map(now.map(({ date, minutes }) => [date, minutes]));
  return stored.reduce((sum, { date, minutes }) => sum + Math.max(0, minutes - (after.get(date) ?? 0)), 0);
}
