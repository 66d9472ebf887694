import { accrualCase, type AccrualCase, type OwnFacts } from "#core/policies/accrual/AccrualCase.ts";
import { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { FIRST_DAY, type TermsPeriod } from "#core/policies/termsTimeline.ts";
import { aPolicy } from "./aCase.ts";

type Document = Parameters<typeof PolicyDocument.parse>[0];

export function aDocumentCase(
  document: Document,
  given: Partial<Employment> & { changes?: Record<string, Document>; addedOn?: string; facts?: OwnFacts } = {},
): AccrualCase {
  const { startDate = null, endDate = null, addedOn = "2027-01-01", changes = {}, facts } = given;
  const period = (from: string, written: Document): TermsPeriod => ({ from, terms: termsOf(written), cause: "policy" });
  return accrualCase({
    type: "vacation",
    startsIn: 1,
    timeline: [period(FIRST_DAY, document), ...Object.entries(changes).map(([from, written]) => period(from, written))],
    employment: [{ startDate, endDate }],
    addedOn,
    ...(facts && { facts }),
  });
}

function termsOf(written: Document): PolicyTerms {
  const document = PolicyDocument.parse(written);
  return aPolicy({ document, bookAhead: document.booking?.bookAhead ?? false });
}
