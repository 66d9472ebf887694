import { minutesPer } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { ratio, type ExactNumber } from "./exact.ts";
import type { GrantRule } from "./grantRule.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";

const known = { day: new WeakMap<PolicyTerms, PolicyDocument>(), hour: new WeakMap<PolicyTerms, PolicyDocument>() };

export function documentOfTerms(terms: PolicyTerms, unit: LeaveUnit = "day"): PolicyDocument {
  if (terms.document) return terms.document;
  const found = known[unit].get(terms) ?? documentOf(terms, unit);
  known[unit].set(terms, found);
  return found;
}

function documentOf(terms: PolicyTerms, unit: LeaveUnit): PolicyDocument {
  const booking = terms.bookAhead ? { booking: { bookAhead: true } } : {};
  if (terms.isUnlimited) return { unit, grants: [], ...booking };
  return { unit, grants: [grantOfTerms(terms, unit)], ...booking };
}

function grantOfTerms(
  { accrual, accrualPeriod, accrualTiming, carryOver, maxBalance }: PolicyTerms,
  unit: LeaveUnit,
): GrantRule {
  const isYearly = accrualPeriod === "year" && accrualTiming !== "monthly_increments";
  return {
    amount: amountOf(accrual, unit),
    frequency: isYearly ? "yearly" : "monthly",
    ...(!isYearly && accrualPeriod === "year" && { amountPer: "year" as const }),
    ...(accrualTiming === "end_of_period" && { timing: "afterEnd" as const }),
    starterShare: "byDay",
    leaverShare: "byDay",
    carryOver: { max: amountOf(carryOver, unit) },
    ...(maxBalance !== null && { cap: { balance: amountOf(maxBalance, unit) } }),
  };
}

/** Rounds to a twelfth of a minute, because a yearly allowance may be split into months. */
function amountOf(minutes: number, unit: LeaveUnit): ExactNumber {
  const amount = ratio(Math.round(minutes * 12), minutesPer(unit) * 12);
  const text = amount.toFraction();
  return text.includes("/") && !Number.isInteger(amount.mul(1000).valueOf()) ? text : amount.valueOf();
}
