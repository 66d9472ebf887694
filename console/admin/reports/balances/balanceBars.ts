import type { BalanceGroup } from "#core/api/admin/reportAnswers.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { longestBars } from "../parts/bars.ts";

export interface BalanceBar {
  name: string;
  owed: number;
  group?: BalanceGroup;
}

/** In exact minutes, so that bars are sorted and combined before rounding. */
type ExactBar = Omit<BalanceBar, "owed"> & { minutes: Minutes };

export function balanceBars(groups: readonly BalanceGroup[], unit: LeaveUnit): BalanceBar[] {
  const bars = longestBars<ExactBar>(
    groups.map((group) => ({ name: group.name, minutes: owedIn(group, unit), group })),
    ({ minutes }) => minutes,
    (others, name) => ({ name, minutes: others.reduce((sum, { minutes }) => sum + minutes, 0) }),
  );
  return bars.map(({ minutes, ...bar }) => ({ ...bar, owed: toUnits(minutes, unit) }));
}

export function mostOwedFirst(groups: readonly BalanceGroup[], unit: LeaveUnit): BalanceGroup[] {
  return groups.toSorted((one, other) => owedIn(other, unit) - owedIn(one, unit) || one.name.localeCompare(other.name));
}

function owedIn({ minutes }: BalanceGroup, unit: LeaveUnit): Minutes {
  return unit === "hour" ? minutes.owedHours : minutes.owed;
}
