import type { PolicyVersionAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { summaryDifferences } from "#core/policies/document/summaryDifferences.ts";
import { isFromStart } from "#core/policies/termsTimeline.ts";
import type { PolicyVersionView } from "#bot/operations/policies/listPolicyVersions.ts";

export function presentPolicyVersion({
  before,
  after,
  madeAt,
  effectiveOn,
  names,
  ...edit
}: PolicyVersionView): PolicyVersionAnswer {
  const summary = documentSummary(after, names);
  const differences = before ? summaryDifferences(documentSummary(before, names), summary) : [];
  const from = isFromStart({ effectiveOn }) ? null : effectiveOn;
  return { ...edit, effectiveOn: from, madeAt: madeAt.toISOString(), document: after, summary, differences };
}
