import type { LeaveType } from "../leave/LeaveType.ts";
import { MINUTES_PER_DAY } from "../leave/amounts.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";

/** The policies of a new office. */
export const DEFAULT_POLICIES: Record<LeaveType, PolicyTerms> = {
  vacation: yearly(20, 5),
  sick: yearly(10, 0),
  personal: yearly(3, 0),
};

function yearly(days: number, carryOverDays: number): PolicyTerms {
  return {
    isUnlimited: false,
    accrual: days * MINUTES_PER_DAY,
    accrualPeriod: "year",
    accrualTiming: "start_of_period",
    carryOver: carryOverDays * MINUTES_PER_DAY,
    maxBalance: null,
    bookAhead: false,
  };
}
