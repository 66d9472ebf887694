import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

/** An office or a manager's team: the days that its people have left, and the part that the organization owes them. */
export interface BalanceGroup extends Record<LeaveType, number> {
  /** Null for the people without a group. */
  id: string | null;
  name: string;
  people: number;
  owed: number;
}

export interface Balances {
  /** The date of the figures. */
  asOf: string;
  groups: BalanceGroup[];
}

/** A person behind a bar; the days of an unlimited type are null. */
export interface PersonBehind extends Record<LeaveType, number | null> {
  id: string;
  name: string;
  officeName: string | null;
  owed: number;
}

/** The grouping of the report. */
export type GroupedBy = "office" | "manager";

/** Returns the types with a column: all, or the only one asked for. */
export function typesShown(type: string): LeaveType[] {
  return LEAVE_TYPES.filter((one) => type === "" || one === type);
}
