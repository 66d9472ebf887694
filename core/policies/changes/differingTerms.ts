import type { PolicyTerms } from "../PolicyTerms.ts";
import { sameDocument } from "../document/sameDocument.ts";

export function differingTerms(from: PolicyTerms, given: Partial<PolicyTerms>): Partial<PolicyTerms> {
  const differing = Object.entries(given).filter(([field, value]) => {
    const before = from[field as keyof PolicyTerms];
    return field === "document" ? !sameDocument(value, before) : value !== before;
  });
  return Object.fromEntries(differing) as Partial<PolicyTerms>;
}

/** The simple fields of terms with a document have no meaning. */
export function changeOfTerms(from: PolicyTerms, to: PolicyTerms): Partial<PolicyTerms> {
  if (!from.document && !to.document) return differingTerms(from, to);
  return sameDocument(from.document, to.document) ? {} : wholeTerms(to);
}

/** Terms with the key `document`, even if its value is undefined, replace the whole policy. */
export function wholeTerms(terms: PolicyTerms): PolicyTerms {
  return { ...terms, document: terms.document };
}
