import { longestBars } from "../parts/bars.ts";
import type { BalanceGroup } from "./balances.ts";

/** A bar of the picture; one of several groups stands for no group that could be opened. */
export interface BalanceBar {
  name: string;
  owed: number;
  group?: BalanceGroup;
}

/** The groups that are owed most, and all others in one bar. */
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

/** The groups in the order in which the picture and the table have them. */
export function mostOwedFirst(groups: readonly BalanceGroup[]): BalanceGroup[] {
  return groups.toSorted((one, other) => other.owed - one.owed || one.name.localeCompare(other.name));
}
