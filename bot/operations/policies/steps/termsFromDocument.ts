import { leaveYearOfOffice } from "#core/policies/changes/leaveYearRule.ts";
import { wholeTerms } from "#core/policies/changes/differingTerms.ts";
import type { DocumentInput } from "#core/policies/DocumentInput.ts";
import { postableDocument } from "#core/policies/document/checks/postableDocument.ts";
import { termsOfDocument } from "#core/policies/document/termsOfDocument.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { GiveTerms } from "./changePolicy.ts";
import type { OpenPolicy } from "./openPolicy.ts";

/** Returns the function that gives the terms of a document for `changePolicy`. */
export function termsFromDocument({
  document,
  effectiveOn,
}: Pick<DocumentInput, "document" | "effectiveOn">): GiveTerms {
  return (open) => ({ newTerms: termsFor(open, document), on: effectiveOn });
}

/**
 * Returns the terms of a document for a policy. Throws a Refusal if the ledger can't post the document, or if it sets
 * the leave year of a group or a person.
 */
export function termsFor(
  { policy: { type, unit, assignment }, startsIn, others }: Pick<OpenPolicy, "policy" | "startsIn" | "others">,
  raw: unknown,
): PolicyTerms {
  const document = postableDocument(raw, { type, startsIn, others });
  if (assignment && document.leaveYear !== undefined) throw leaveYearOfOffice();
  return wholeTerms(termsOfDocument(document, unit));
}
