import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { changedAmounts, type PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";

/**
 * Presents the balances that a policy change would affect, and the people whom it would leave below zero, in the unit of
 * its type.
 */
export function presentPolicyImpact(affected: PreviewedImpact): PolicyImpactAnswer {
  const { impact, unit, below, waiting, ...counts } = affected;
  return {
    ...counts,
    impact: changedAmounts(impact, unit),
    below: changedAmounts(below, unit),
    ...(waiting.length > 0 && { waiting }),
  };
}
