import { leaveYearEnd, type LeaveYear } from "#core/leave/leaveYear.ts";
import { minutesPer } from "#core/leave/amounts.ts";
import type { AccrualCase } from "../accrual/AccrualCase.ts";
import { PartsOfYear } from "../accrual/PartsOfYear.ts";
import { grantCaseOn } from "../accrual/grantCaseOf.ts";
import type { AmountRule } from "../document/amountRule.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { amountOn, grantAmountOn } from "../facts/amountOn.ts";
import { unlessMissing } from "../facts/unlessMissing.ts";
import { termsOn } from "../termsTimeline.ts";

/** The leave that a policy allows a person in a leave year, in minutes; Infinity where it sets no limit. */
export interface Allowance {
  /** The amount of the year's lots within their caps, even if they later expire or move to another leave type. */
  granted: number;
  /** The part of `granted` that the carry-over limits keep. */
  kept: number;
  /** The leave that the person may owe. */
  overdraft: number;
  /** The leave that the person may take. */
  taken: number;
}

/** The allowance without a policy. */
export const NOTHING: Allowance = { granted: 0, kept: 0, overdraft: 0, taken: Infinity };

/**
 * Returns the leave that a policy allows a person in a leave year, regardless of entries and leave taken. A year for
 * which facts are missing grants nothing, because its leave waits.
 */
export function allowanceIn(accrual: AccrualCase, year: LeaveYear): Allowance {
  return unlessMissing(() => allowance(accrual, year), NOTHING);
}

function allowance(accrual: AccrualCase, year: LeaveYear): Allowance {
  const { timeline, startsIn } = accrual;
  const end = leaveYearEnd(year, startsIn);
  if (termsOn(timeline, end).isUnlimited) return { ...NOTHING, granted: Infinity, kept: Infinity };
  const facts = grantCaseOn(accrual, end);
  const { grants = [], unit, consumption: { overdraft = 0, limit } = {} } = facts.document;
  const convert = minutesPer(unit);
  const amount = (rule: AmountRule) => amountOn(facts, rule, end).mul(convert).valueOf();
  const taken = limit ? amount(limit.amount) : Infinity;
  // A type without grants has only its limit.
  if (grants.length === 0 && limit) return { ...NOTHING, granted: taken };

  const least = (grant: GrantRule | undefined, rule: AmountRule | undefined, most: number) =>
    grant && rule !== undefined ? Math.min(most, grantAmountOn(facts, grant, rule, end).mul(convert).valueOf()) : most;
  const byGrant = new Map<number, number>();
  for (const { grant, minutes } of new PartsOfYear(accrual, year).knownBy(timeline.length - 1)) {
    byGrant.set(grant, (byGrant.get(grant) ?? 0) + minutes.valueOf());
  }
  const sums = [...byGrant].map(([index, earned]) => {
    const grant = grants[index];
    const granted = least(grant, capOf(grant), earned);
    return { granted, kept: least(grant, carriedOf(grant), granted) };
  });
  const sum = (of: (one: { granted: number; kept: number }) => number) => sums.reduce((all, one) => all + of(one), 0);
  return { granted: sum((one) => one.granted), kept: sum((one) => one.kept), overdraft: amount(overdraft), taken };
}

function capOf(grant: GrantRule | undefined): AmountRule | undefined {
  const cap = grant?.cap;
  return cap && ("perYear" in cap ? cap.perYear : cap.balance);
}

function carriedOf(grant: GrantRule | undefined): AmountRule | undefined {
  const rule = grant?.carryOver;
  if (rule === "none") return 0;
  return typeof rule === "object" && "max" in rule ? rule.max : undefined;
}
