import { toDays } from "#core/amounts.ts";
import type { PolicyView } from "#db/queries/policies.ts";

/** A policy with its amounts in days. */
export function presentPolicy(policy: PolicyView) {
  const { id, officeId, type, isUnlimited, accrual, accrualPeriod, accrualTiming, carryOver, maxBalance, bookAhead } =
    policy;
  return {
    id,
    officeId,
    type,
    isUnlimited,
    accrualAmount: toDays(accrual),
    accrualPeriod,
    accrualTiming,
    carryOverDays: toDays(carryOver),
    maxBalance: maxBalance === null ? null : toDays(maxBalance),
    bookAhead,
  };
}
