import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

/** An office, or the team of a manager: the days that its people have left, and what of it the organization owes them. */
export interface BalanceGroup extends Record<LeaveType, number> {
  /** None for the people who are in no other group. */
  id: string | null;
  name: string;
  people: number;
  owed: number;
}

export interface Balances {
  /** The day on which it was so. */
  asOf: string;
  groups: BalanceGroup[];
}

/** Somebody behind a bar; nothing is counted of a type that is unlimited. */
export interface PersonBehind extends Record<LeaveType, number | null> {
  id: string;
  name: string;
  officeName: string | null;
  owed: number;
}

/** How groups are made. */
export type GroupedBy = "office" | "manager";

/** The types that there are columns for: all, or the only one asked for. */
export function typesShown(type: string): LeaveType[] {
  return LEAVE_TYPES.filter((one) => type === "" || one === type);
}
