import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView, LeaveUnit } from "#core/leave/LeaveTypeView.ts";

/** Null for types without a balance. */
export type BalancesByType = Readonly<Partial<Record<LeaveType, Minutes | null>>>;

/** Amounts of different units are never added. */
export type MinutesByUnit = Record<LeaveUnit, Minutes>;

export function owedMinutes(
  balances: BalancesByType,
  types: readonly Pick<LeaveTypeView, "key" | "unit">[],
): MinutesByUnit {
  const owed: MinutesByUnit = { day: 0, hour: 0 };
  for (const { key, unit } of types) owed[unit] += Math.max(0, balances[key] ?? 0);
  return owed;
}
