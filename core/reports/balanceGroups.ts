import type { Minutes } from "#core/leave/amounts.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { type BalancesByType, owedMinutes } from "./owedMinutes.ts";

/** A person's balances with their office and manager. */
export interface PersonBalances extends BalancesByType {
  officeId: string;
  officeName: string;
  managerId: string | null;
  managerName: string | null;
}

/** The sums of an office's or a team's balances; unlimited leave adds nothing. */
export interface BalanceGroup extends Record<LeaveType, Minutes> {
  id: string | null;
  name: string;
  people: number;
  owed: Minutes;
}

const NOBODY = "No manager";

/**
 * Groups balances by effective office or by manager, with people without a manager last. If `type` is given, only that
 * type of leave counts as owed.
 */
export function balanceGroups(
  people: readonly PersonBalances[],
  by: "office" | "manager",
  type?: LeaveType,
): BalanceGroup[] {
  const groups = new Map<string | null, BalanceGroup>();
  for (const person of people) {
    const [id, name] =
      by === "office" ? [person.officeId, person.officeName] : [person.managerId, person.managerName ?? NOBODY];
    const group = groups.get(id) ?? { id, name, people: 0, vacation: 0, sick: 0, personal: 0, owed: 0 };
    groups.set(id, group);
    group.people += 1;
    for (const one of LEAVE_TYPES) group[one] += person[one] ?? 0;
    group.owed += owedMinutes(person, type);
  }
  return [...groups.values()].toSorted(
    (a, b) => Number(a.id === null) - Number(b.id === null) || a.name.localeCompare(b.name, "en"),
  );
}
