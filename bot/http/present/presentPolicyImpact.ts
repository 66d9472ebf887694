import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { changedDays, type PolicyImpact } from "#core/policies/changes/PolicyImpact.ts";

/** Presents the balances that a policy change would affect. */
export function presentPolicyImpact(affected: PolicyImpact): PolicyImpactAnswer {
  const { impact, below: _, ...counts } = affected;
  return { ...counts, impact: changedDays(impact) };
}
