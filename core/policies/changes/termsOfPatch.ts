import { fromUnits } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyPatch } from "../PolicyInput.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";

export function termsOfPatch(patch: PolicyPatch, unit: LeaveUnit): Partial<PolicyTerms> {
  const { isUnlimited, accrualAmount, accrualPeriod, accrualTiming, carryOverDays, maxBalance, bookAhead } = patch;
  const given = {
    isUnlimited,
    accrual: accrualAmount === undefined ? undefined : fromUnits(accrualAmount, unit),
    accrualPeriod,
    accrualTiming,
    carryOver: carryOverDays === undefined ? undefined : fromUnits(carryOverDays, unit),
    maxBalance: maxBalance === undefined || maxBalance === null ? maxBalance : fromUnits(maxBalance, unit),
    bookAhead,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<PolicyTerms>;
}
