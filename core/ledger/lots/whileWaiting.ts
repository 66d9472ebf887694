import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { readsPerson } from "#core/policies/facts/readsPerson.ts";
import { missingFacts } from "./missingFacts.ts";

/** Returns the facts for which a type's accrual waits. Reads the grants only if a policy depends on the person. */
export function awaitedFacts(accrual: AccrualCase, today: IsoDate): string[] {
  const reads = accrual.timeline.some(({ terms: { document } }) => document && readsPerson(document));
  return reads ? missingFacts(accrual, today) : [];
}

/**
 * Returns the case for forecasts and for checking requests. For a person whose facts are missing, nothing accrues,
 * expires or is cut until they are recorded, as in the ledger; leave can draw from the lots that they have.
 */
export function whileWaiting(accrual: AccrualCase, today: IsoDate): AccrualCase {
  if (awaitedFacts(accrual, today).length === 0) return accrual;
  const [first, ...later] = accrual.timeline.map((period) => {
    const { document } = period.terms;
    return document ? { ...period, terms: { ...period.terms, document: paused(document) } } : period;
  });
  return first ? { ...accrual, timeline: [first, ...later] } : accrual;
}

/**
 * Returns a document whose grants keep their names and order but grant nothing. It has no leave year of its own, because
 * work anniversaries need the start date, which may be the missing fact.
 */
function paused(document: PolicyDocument): PolicyDocument {
  const { consumption, grants, leaveYear: _, ...kept } = document;
  const names = grants?.map(({ name }) => ({
    ...(name !== undefined && { name }),
    frequency: "perEvent" as const,
    eventKind: [],
    amount: 0,
  }));
  return {
    ...kept,
    ...(names && { grants: names }),
    ...(consumption?.order && { consumption: { order: consumption.order } }),
  };
}
