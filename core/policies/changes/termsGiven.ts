import { toMinutes } from "#core/leave/amounts.ts";
import type { PolicyPatch } from "../PolicyInput.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";

/** Converts a patch to terms with amounts in minutes; missing fields stay missing. */
export function termsGiven(patch: PolicyPatch): Partial<PolicyTerms> {
  const { isUnlimited, accrualAmount, accrualPeriod, accrualTiming, carryOverDays, maxBalance, bookAhead } = patch;
  const given = {
    isUnlimited,
    accrual: accrualAmount === undefined ? undefined : toMinutes(accrualAmount),
    accrualPeriod,
    accrualTiming,
    carryOver: carryOverDays === undefined ? undefined : toMinutes(carryOverDays),
    maxBalance: maxBalance === undefined || maxBalance === null ? maxBalance : toMinutes(maxBalance),
    bookAhead,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<PolicyTerms>;
}
