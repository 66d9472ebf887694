import { z } from "zod";
import { daysAmount, isoDateField, oneOf, orNone, yesOrNo } from "#core/inputs.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "./PolicyTerms.ts";

const INVALID_ACCRUAL = "Please enter a valid accrual amount (minimum 0).";
const amount = { min: 0, max: 1000 };

/** Amounts are in the unit of the leave type. */
export const PolicyPatch = z.preprocess(
  withoutIdleAccrual,
  z.object({
    isUnlimited: yesOrNo().optional(),
    accrualAmount: daysAmount({ ...amount, invalid: INVALID_ACCRUAL }).optional(),
    accrualPeriod: oneOf(ACCRUAL_PERIODS).optional(),
    accrualTiming: oneOf(ACCRUAL_TIMINGS).optional(),
    carryOverDays: daysAmount(amount).optional(),
    maxBalance: orNone(daysAmount(amount)).optional(),
    bookAhead: yesOrNo().optional(),
    effectiveOn: isoDateField().optional(),
    /**
     * If false, an edit that would leave people below zero is refused. If absent, the edit is saved, for compatibility.
     */
    confirmed: yesOrNo().optional(),
  }),
);
export type PolicyPatch = z.output<typeof PolicyPatch>;

/** Drops an invalid amount of an unlimited policy, because the form hides the field. */
function withoutIdleAccrual(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return raw;
  const { accrualAmount, ...rest } = raw as Record<string, unknown>;
  const isIdle = rest.isUnlimited === true && !isAmount(accrualAmount);
  return accrualAmount === undefined || isIdle ? rest : { ...rest, accrualAmount };
}

function isAmount(value: unknown): boolean {
  return daysAmount(amount).safeParse(value).success;
}
