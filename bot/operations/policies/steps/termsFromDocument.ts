import { assertSeenVersion } from "#core/policies/changes/assertSeenVersion.ts";
import { leaveYearOfOffice } from "#core/policies/changes/leaveYearRule.ts";
import { wholeTerms } from "#core/policies/changes/differingTerms.ts";
import type { DocumentInput } from "#core/policies/DocumentInput.ts";
import { postableDocument } from "#core/policies/document/checks/postableDocument.ts";
import { termsOfDocument } from "#core/policies/document/termsOfDocument.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { GiveTerms } from "./changePolicy.ts";
import type { OpenPolicy } from "./openPolicy.ts";

/** The returned function throws (409) if the document was made from an older version of the policy. */
export function termsFromDocument({
  document,
  effectiveOn,
  version,
  basedOn,
}: Pick<DocumentInput, "document" | "effectiveOn" | "version" | "basedOn">): GiveTerms {
  return (open) => {
    assertSeenVersion(open.known, version);
    const isAssigned = open.policy.assignment !== null;
    return { newTerms: termsFor({ ...open, isAssigned }, document), on: effectiveOn, basedOn };
  };
}

interface TermsPlace extends Pick<OpenPolicy, "startsIn" | "others"> {
  policy: Pick<OpenPolicy["policy"], "type" | "unit">;
  isAssigned: boolean;
}

export function termsFor(
  { policy: { type, unit }, startsIn, others, isAssigned }: TermsPlace,
  raw: unknown,
): PolicyTerms {
  const document = postableDocument(raw, { type, startsIn, others });
  if (isAssigned && document.leaveYear !== undefined) throw leaveYearOfOffice();
  return wholeTerms(termsOfDocument(document, unit));
}
