import type { DocumentImpactAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import type { PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";
import { presentPolicyImpact } from "./presentPolicyImpact.ts";

export function presentDocumentImpact({
  summary,
  ...impact
}: PreviewedImpact & { summary: string }): DocumentImpactAnswer {
  return { ...presentPolicyImpact(impact), summary };
}
