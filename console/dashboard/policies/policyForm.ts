import { z } from "zod";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { daysAmount, isoDateField, oneOf, orAbsent, orNone } from "#core/inputs.ts";
import type { PolicyPatch } from "#core/policies/PolicyInput.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";

const INVALID_ACCRUAL = "Please enter a valid accrual amount (minimum 0).";
const amount = { min: 0, max: 1000 };

export const ACCRUAL_FIELDS = [
  "accrualAmount",
  "accrualPeriod",
  "accrualTiming",
  "carryOverDays",
  "maxBalance",
  "bookAhead",
] as const;

export const PolicyForm = z
  .object({
    isUnlimited: z.boolean(),
    accrualAmount: orNone(daysAmount({ ...amount, invalid: INVALID_ACCRUAL })),
    accrualPeriod: oneOf(ACCRUAL_PERIODS),
    accrualTiming: oneOf(ACCRUAL_TIMINGS),
    carryOverDays: daysAmount({ ...amount, missing: "Enter 0 if nothing carries over" }),
    maxBalance: orNone(daysAmount(amount)),
    bookAhead: z.boolean(),
    effectiveOn: orAbsent(isoDateField()),
  })
  .refine(({ isUnlimited, accrualAmount }) => isUnlimited || accrualAmount !== null, {
    error: INVALID_ACCRUAL,
    path: ["accrualAmount"],
  });

export type PolicyForm = z.output<typeof PolicyForm>;

export function formOf(policy: PolicyAnswer) {
  return {
    isUnlimited: policy.isUnlimited,
    accrualAmount: policy.isUnlimited && policy.accrualAmount === 0 ? "" : String(policy.accrualAmount),
    accrualPeriod: policy.accrualPeriod,
    accrualTiming: policy.accrualTiming,
    carryOverDays: String(policy.carryOverDays),
    maxBalance: policy.maxBalance?.toString() ?? "",
    bookAhead: policy.bookAhead ?? false,
    effectiveOn: "",
  };
}

export function patchOf(policy: PolicyAnswer, form: PolicyForm): PolicyPatch | undefined {
  const { effectiveOn, ...wanted } = form;
  const known: Record<string, unknown> = { ...policy, bookAhead: policy.bookAhead ?? false };
  const changed = Object.entries(wanted).filter(([field, value]) => {
    return value !== known[field] && !(field === "accrualAmount" && value === null);
  });
  if (changed.length === 0) return undefined;
  const patch: PolicyPatch = Object.fromEntries(changed);
  return {
    ...patch,
    ...(patch.isUnlimited === true && { accrualAmount: 0 }),
    ...(effectiveOn === undefined ? {} : { effectiveOn }),
  };
}
