import type { LeaveType } from "../leave/LeaveType.ts";
import { MINUTES_PER_DAY, type Minutes } from "../leave/amounts.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";

/** A null `defaultAccrual` means unlimited leave. */
export interface DefaultAmounts {
  defaultAccrual: Minutes | null;
  defaultCarryOver: Minutes;
}

export const STANDARD_AMOUNTS: Readonly<Record<LeaveType, DefaultAmounts>> = {
  vacation: days(20, 5),
  sick: days(10, 0),
  personal: days(3, 0),
};

export function defaultTerms({ defaultAccrual, defaultCarryOver }: DefaultAmounts): PolicyTerms {
  return {
    isUnlimited: defaultAccrual === null,
    accrual: defaultAccrual ?? 0,
    accrualPeriod: "year",
    accrualTiming: "start_of_period",
    carryOver: defaultCarryOver,
    maxBalance: null,
    bookAhead: false,
  };
}

function days(accrual: number, carryOver: number): DefaultAmounts {
  return { defaultAccrual: accrual * MINUTES_PER_DAY, defaultCarryOver: carryOver * MINUTES_PER_DAY };
}
