import type { BalanceGroup } from "#core/api/admin/reportAnswers.ts";
import { longestBars } from "../parts/bars.ts";

/** A bar of the chart; a bar that combines several groups has no `group` to open. */
export interface BalanceBar {
  name: string;
  owed: number;
  group?: BalanceGroup;
}

/** Returns a bar for each of the groups with the highest liability, and one bar for all others. */
export function balanceBars(groups: readonly BalanceGroup[]): BalanceBar[] {
  const bars = groups.map((group): BalanceBar => ({ name: group.name, owed: group.owed, group }));
  return longestBars(
    bars,
    ({ owed }) => owed,
    (others, name) => ({
      name,
      owed: others.reduce((sum, { owed }) => sum + owed, 0),
    }),
  );
}

/** Returns the groups by liability, highest first, and then by name; the chart and the table use this order. */
export function mostOwedFirst(groups: readonly BalanceGroup[]): BalanceGroup[] {
  return groups.toSorted((one, other) => other.owed - one.owed || one.name.localeCompare(other.name));
}
