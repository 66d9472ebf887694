import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { changedAmounts, type PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";

export function presentPolicyImpact(affected: PreviewedImpact): PolicyImpactAnswer {
  const { impact, unit, receivers, below, waiting, ...counts } = affected;
  return {
    ...counts,
    impact: changedAmounts(impact, unit),
    below: changedAmounts(below, unit),
    ...(receivers.length > 0 && {
      receivers: receivers.map(({ unit: ofType, ...one }) => ({ ...one, impact: changedAmounts(one.impact, ofType) })),
    }),
    ...(waiting.length > 0 && { waiting }),
  };
}
