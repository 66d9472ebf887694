import type { BalanceGroup } from "#core/api/admin/reportAnswers.ts";
import { type Minutes, toDays } from "#core/leave/amounts.ts";
import { longestBars } from "../parts/bars.ts";

/** A bar of the chart; a bar that combines several groups has no `group` to open. */
export interface BalanceBar {
  name: string;
  /** In days. */
  owed: number;
  group?: BalanceGroup;
}

/** A bar with its exact amount, so that bars are sorted and combined before they are rounded. */
type ExactBar = Omit<BalanceBar, "owed"> & { minutes: Minutes };

/** Returns a bar for each of the groups with the highest liability, and one bar for all others. */
export function balanceBars(groups: readonly BalanceGroup[]): BalanceBar[] {
  const bars = longestBars<ExactBar>(
    groups.map((group) => ({ name: group.name, minutes: group.minutes.owed, group })),
    ({ minutes }) => minutes,
    (others, name) => ({ name, minutes: others.reduce((sum, { minutes }) => sum + minutes, 0) }),
  );
  return bars.map(({ minutes, ...bar }) => ({ ...bar, owed: toDays(minutes) }));
}

/** Returns the groups by liability, highest first, and then by name; the chart and the table use this order. */
export function mostOwedFirst(groups: readonly BalanceGroup[]): BalanceGroup[] {
  return groups.toSorted((one, other) => other.minutes.owed - one.minutes.owed || one.name.localeCompare(other.name));
}
