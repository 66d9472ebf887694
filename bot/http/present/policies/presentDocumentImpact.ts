import type { ChangeImpactAnswer, DocumentImpactAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import { changedAmounts, type PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";
import { presentPolicyImpact } from "./presentPolicyImpact.ts";

/** Presents the balances that a change would affect, and the people whom it would leave below zero. */
export function presentChangeImpact(impact: PreviewedImpact): ChangeImpactAnswer {
  return { ...presentPolicyImpact(impact), below: changedAmounts(impact.below, impact.unit) };
}

/** Presents a document in sentences, with the balances that saving it would change. */
export function presentDocumentImpact({
  summary,
  ...impact
}: PreviewedImpact & { summary: string }): DocumentImpactAnswer {
  return { ...presentChangeImpact(impact), summary };
}
