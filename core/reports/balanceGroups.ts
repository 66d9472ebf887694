import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { type BalancesByType, type MinutesByUnit, owedMinutes } from "./owedMinutes.ts";

export interface PersonBalances {
  officeId: string;
  officeName: string;
  managerId: string | null;
  managerName: string | null;
  balances: BalancesByType;
}

export interface BalanceGroup {
  id: string | null;
  name: string;
  people: number;
  balances: Record<LeaveType, Minutes>;
  owed: MinutesByUnit;
}

export type GroupedBy = "office" | "manager";

const NOBODY = "No manager";

/** The group without a manager comes last. */
export function balanceGroups(
  people: readonly PersonBalances[],
  by: GroupedBy,
  {
    types,
    owedTypes = types,
  }: {
    types: readonly Pick<LeaveTypeView, "key" | "unit">[];
    owedTypes?: readonly Pick<LeaveTypeView, "key" | "unit">[] | undefined;
  },
): BalanceGroup[] {
  const groups = new Map<string | null, BalanceGroup>();
  for (const person of people) {
    const [id, name] =
      by === "office" ? [person.officeId, person.officeName] : [person.managerId, person.managerName ?? NOBODY];
    const group = groups.get(id) ?? { id, name, people: 0, balances: {}, owed: { day: 0, hour: 0 } };
    groups.set(id, group);
    group.people += 1;
    for (const { key } of types) group.balances[key] = (group.balances[key] ?? 0) + (person.balances[key] ?? 0);
    const owed = owedMinutes(person.balances, owedTypes);
    group.owed.day += owed.day;
    group.owed.hour += owed.hour;
  }
  return [...groups.values()].toSorted(
    (a, b) => Number(a.id === null) - Number(b.id === null) || a.name.localeCompare(b.name, "en"),
  );
}
