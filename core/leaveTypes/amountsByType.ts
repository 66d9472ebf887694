import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";

type Amounts<Amount> = Readonly<Partial<Record<LeaveType, Amount>>>;

export function amountsByType<Amount extends Minutes | null>(
  minutes: Amounts<Amount>,
  types: readonly Pick<LeaveTypeView, "key" | "unit">[],
): Record<LeaveType, number | Extract<Amount, null>> {
  return Object.fromEntries(
    types.map(({ key, unit }) => {
      const amount = minutes[key];
      return [key, amount === null ? (amount as Extract<Amount, null>) : toUnits(amount ?? 0, unit)];
    }),
  );
}
