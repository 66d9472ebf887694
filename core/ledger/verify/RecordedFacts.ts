import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccrualCase, allTerms } from "#core/policies/accrual/AccrualCase.ts";
import { eventReads } from "#core/policies/facts/eventReads.ts";

/** Facts that were entered, changed, or deleted on a day, without their earlier values. */
export interface RecordedFacts {
  what: "events";
  on: IsoDate;
  /** The earliest day that the facts concern. */
  since: IsoDate;
}

/** True if leave earned by a day may depend on facts that were recorded later. */
export function isRecordedLater(
  { accrual, recorded = [] }: { accrual: AccrualCase; recorded?: readonly RecordedFacts[] },
  day: IsoDate,
): boolean {
  return recorded.some(({ on, since }) => since <= day && day < on) && readsEvents(accrual);
}

function readsEvents(accrual: AccrualCase): boolean {
  const documents = allTerms(accrual).flatMap(({ document }) => document ?? []);
  return eventReads(documents).length > 0;
}
