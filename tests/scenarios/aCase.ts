import type { IsoDate } from "#core/calendar/dates.ts";
import { accrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import type { TermsPeriod, TermsTimeline } from "#core/policies/termsTimeline.ts";
import { defaultTerms, STANDARD_AMOUNTS } from "#core/policies/defaultPolicies.ts";

type Policy = Partial<PolicyTerms>;

export function aPolicy(policy: Policy = {}): PolicyTerms {
  return { ...defaultTerms(STANDARD_AMOUNTS["vacation"]!), ...policy };
}

export function aTimeline(policy: Policy, changes: Record<IsoDate, Policy> = {}): TermsTimeline {
  const first: TermsPeriod = { from: FIRST_DAY, terms: aPolicy(policy), cause: "policy" };
  const later = Object.entries(changes).map(([from, changed]): TermsPeriod => ({
    from,
    terms: aPolicy(changed),
    cause: "policy",
  }));
  return [first, ...later];
}

export function aCase(
  given: Partial<Employment> & {
    policy?: Policy;
    changes?: Record<IsoDate, Policy>;
    employments?: Employment[];
    addedOn?: IsoDate;
    startsIn?: number;
    firstYear?: number;
  } = {},
): AccrualCase {
  const { policy = {}, changes = {}, employments, addedOn = "2027-01-01", startsIn = 1, firstYear } = given;
  const { startDate = null, endDate = null } = given;
  return accrualCase({
    type: "vacation",
    startsIn,
    timeline: aTimeline(policy, changes),
    employment: employments ?? [{ startDate, endDate }],
    addedOn,
    ...(firstYear === undefined ? {} : { firstYear }),
  });
}
