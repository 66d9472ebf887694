import { wholeTerms } from "#core/policies/changes/differingTerms.ts";
import type { DocumentInput } from "#core/policies/DocumentInput.ts";
import { postableDocument } from "#core/policies/document/checks/postableDocument.ts";
import { termsOfDocument } from "#core/policies/document/termsOfDocument.ts";
import type { GiveTerms } from "./changePolicy.ts";

/** Returns the function that gives the terms of a document for `changePolicy`. */
export function termsFromDocument({
  document,
  effectiveOn,
}: Pick<DocumentInput, "document" | "effectiveOn">): GiveTerms {
  return ({ policy: { type, unit }, startsIn, others }) => ({
    given: wholeTerms(termsOfDocument(postableDocument(document, { type, startsIn, others }), unit)),
    on: effectiveOn,
  });
}
