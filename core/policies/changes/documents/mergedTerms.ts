import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { documentTerms } from "../../document/termsOfDocument.ts";
import type { PolicyTerms } from "../../PolicyTerms.ts";
import { changeOfTerms } from "../differingTerms.ts";
import { withDifferences } from "./withDifferences.ts";

export function mergedTerms(terms: PolicyTerms, change: Partial<PolicyTerms>): PolicyTerms {
  const { document, ...simple } = { ...terms, ...change };
  return document ? documentTerms(document) : simple;
}

interface ScheduledTerms {
  previous: PolicyTerms;
  previousNow: PolicyTerms;
  terms: PolicyTerms;
}

/** Returns the scheduled terms after an edit of earlier terms. Keeps the values that the scheduled change sets. */
export function scheduledAfter({ previous, previousNow, terms }: ScheduledTerms, unit: LeaveUnit): PolicyTerms {
  if (![previous, previousNow, terms].some(({ document }) => document)) {
    return mergedTerms(previousNow, changeOfTerms(previous, terms));
  }
  const edited = withDifferences(terms, { from: previous, to: previousNow, keepsOthers: true }, unit);
  return mergedTerms(edited, {});
}
