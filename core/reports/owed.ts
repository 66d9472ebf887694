import type { Minutes } from "#core/leave/amounts.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

/** Somebody's balances of the current leave year; null where their leave is unlimited. */
export type BalancesByType = Record<LeaveType, Minutes | null>;

/**
 * What an organisation owes somebody: the time off that they have and have not taken, of one type or of all. Unlimited
 * leave is not owed, and who has taken too much of one type is still owed the others.
 */
export function owedOf(balances: BalancesByType, type?: LeaveType): Minutes {
  const counted: readonly LeaveType[] = type ? [type] : LEAVE_TYPES;
  return counted.reduce<Minutes>((sum, one) => sum + Math.max(0, balances[one] ?? 0), 0);
}
