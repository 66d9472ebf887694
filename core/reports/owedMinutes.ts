import type { Minutes } from "#core/leave/amounts.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

/** A person's balances of the current leave year; null for unlimited leave. */
export type BalancesByType = Record<LeaveType, Minutes | null>;

/**
 * Returns the time off that an organization owes a person: the unused balance of one leave type or of all. Unlimited
 * leave is not owed, and a negative balance of one type doesn't reduce the others.
 */
export function owedMinutes(balances: BalancesByType, type?: LeaveType): Minutes {
  const counted: readonly LeaveType[] = type ? [type] : LEAVE_TYPES;
  return counted.reduce<Minutes>((sum, one) => sum + Math.max(0, balances[one] ?? 0), 0);
}
