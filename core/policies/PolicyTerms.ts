import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

export const ACCRUAL_PERIODS = ["year", "month"] as const;
export type AccrualPeriod = (typeof ACCRUAL_PERIODS)[number];

export const ACCRUAL_TIMINGS = ["start_of_period", "end_of_period", "monthly_increments"] as const;
export type AccrualTiming = (typeof ACCRUAL_TIMINGS)[number];

/** What a policy grants for one type of leave; amounts in minutes. */
export interface PolicyTerms {
  isUnlimited: boolean;
  /** Per accrual period. */
  accrual: Minutes;
  accrualPeriod: AccrualPeriod;
  accrualTiming: AccrualTiming;
  /** The most that one leave year leaves to the next. */
  carryOver: Minutes;
  maxBalance: Minutes | null;
  /** Whether accrual due until the first requested day may be requested already. */
  bookAhead: boolean;
}

/** From when to when somebody is employed, both days included; null is open. */
export interface Employment {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
}

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

/** The policies of a new office. */
export const DEFAULT_POLICIES: Record<LeaveType, PolicyTerms> = {
  vacation: yearly(20, 5),
  sick: yearly(10, 0),
  personal: yearly(3, 0),
};

/** The terms for a person whose override, if any, replaces the yearly amount of vacation; it has no effect when unlimited. */
export function withOverride(terms: PolicyTerms, override: Minutes | null, type: LeaveType): PolicyTerms {
  if (override === null || type !== "vacation" || terms.isUnlimited) return terms;
  return { ...terms, accrual: terms.accrualPeriod === "month" ? override / 12 : override };
}
