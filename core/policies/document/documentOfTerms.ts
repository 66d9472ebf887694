import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { ratio, type ExactNumber } from "./exact.ts";
import type { GrantRule } from "./grantRule.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";

const known = new WeakMap<PolicyTerms, PolicyDocument>();

/** Returns the policy document of terms. Simple terms become one grant in days, and unlimited ones none. */
export function documentOfTerms(terms: PolicyTerms): PolicyDocument {
  if (terms.document) return terms.document;
  const found = known.get(terms) ?? documentOf(terms);
  known.set(terms, found);
  return found;
}

function documentOf(terms: PolicyTerms): PolicyDocument {
  const booking = terms.bookAhead ? { booking: { bookAhead: true } } : {};
  if (terms.isUnlimited) return { unit: "day", grants: [], ...booking };
  return { unit: "day", grants: [grantOfTerms(terms)], ...booking };
}

function grantOfTerms({ accrual, accrualPeriod, accrualTiming, carryOver, maxBalance }: PolicyTerms): GrantRule {
  const isYearly = accrualPeriod === "year" && accrualTiming !== "monthly_increments";
  return {
    amount: daysOf(accrual),
    frequency: isYearly ? "yearly" : "monthly",
    ...(!isYearly && accrualPeriod === "year" && { amountPer: "year" as const }),
    ...(accrualTiming === "end_of_period" && { timing: "afterEnd" as const }),
    starterShare: "byDay",
    leaverShare: "byDay",
    carryOver: { max: daysOf(carryOver) },
    ...(maxBalance !== null && { cap: { balance: daysOf(maxBalance) } }),
  };
}

/**
 * Returns minutes as days: a number if it is exact, or else a fraction. Minutes are exact to a twelfth, because a
 * yearly allowance may be split into months.
 */
function daysOf(minutes: number): ExactNumber {
  const days = ratio(Math.round(minutes * 12), MINUTES_PER_DAY * 12);
  const text = days.toFraction();
  return text.includes("/") && !Number.isInteger(days.mul(1000).valueOf()) ? text : days.valueOf();
}
