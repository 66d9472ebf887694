import type { PolicyDocumentAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import type { DocumentView } from "#bot/operations/policies/readPolicyDocument.ts";

export function presentDocument({ document, effectiveOn, version, names }: DocumentView): PolicyDocumentAnswer {
  return { document, effectiveOn, version, summary: documentSummary(document, names) };
}
