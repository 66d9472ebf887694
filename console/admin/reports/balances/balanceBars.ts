import type { BalanceGroup } from "./balances.ts";

/** More bars than this can't be told apart. */
const MOST_BARS = 20;

/** A bar of the picture; one of several groups stands for no group that could be opened. */
export interface BalanceBar {
  name: string;
  owed: number;
  group?: BalanceGroup;
}

/** The groups that are owed most, and all others in one bar. */
export function balanceBars(groups: readonly BalanceGroup[]): BalanceBar[] {
  const sorted = mostOwedFirst(groups);
  const bars = sorted.slice(0, MOST_BARS).map((group) => ({ name: group.name, owed: group.owed, group }));
  const others = sorted.slice(MOST_BARS);
  if (others.length === 0) return bars;
  return [...bars, { name: `${others.length} others`, owed: others.reduce((sum, { owed }) => sum + owed, 0) }];
}

/** The groups in the order in which the picture and the table have them. */
export function mostOwedFirst(groups: readonly BalanceGroup[]): BalanceGroup[] {
  return groups.toSorted((one, other) => other.owed - one.owed || one.name.localeCompare(other.name));
}
