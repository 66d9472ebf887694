import { toUnits } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyTerms, SimpleTerms } from "./PolicyTerms.ts";

export const POLICY_FIELDS = {
  isUnlimited: "isUnlimited",
  accrual: "accrualAmount",
  accrualPeriod: "accrualPeriod",
  accrualTiming: "accrualTiming",
  carryOver: "carryOverDays",
  maxBalance: "maxBalance",
  bookAhead: "bookAhead",
} as const satisfies Record<keyof SimpleTerms, string>;

export type PolicyField = (typeof POLICY_FIELDS)[keyof SimpleTerms];

/** Amounts are in the unit of the leave type. */
export interface PolicyFields {
  isUnlimited: boolean;
  accrualAmount: number;
  accrualPeriod: PolicyTerms["accrualPeriod"];
  accrualTiming: PolicyTerms["accrualTiming"];
  carryOverDays: number;
  maxBalance: number | null;
  bookAhead: boolean;
}

const AMOUNTS: readonly string[] = ["accrual", "carryOver", "maxBalance"] satisfies (keyof SimpleTerms)[];

export function policyFields(terms: SimpleTerms, unit: LeaveUnit): PolicyFields;
export function policyFields(terms: Partial<SimpleTerms>, unit: LeaveUnit): Partial<PolicyFields>;
export function policyFields(terms: Partial<SimpleTerms>, unit: LeaveUnit): Partial<PolicyFields> {
  const named = Object.entries(POLICY_FIELDS).flatMap(([term, field]) => {
    const value = terms[term as keyof SimpleTerms];
    if (value === undefined) return [];
    return [[field, typeof value === "number" && AMOUNTS.includes(term) ? toUnits(value, unit) : value]];
  });
  return Object.fromEntries(named) as Partial<PolicyFields>;
}

export function termOf(field: PolicyField): keyof SimpleTerms {
  const [term] = Object.entries(POLICY_FIELDS).find(([, name]) => name === field) ?? ["isUnlimited"];
  return term as keyof SimpleTerms;
}
