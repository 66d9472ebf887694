import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccrualCase, allTerms } from "#core/policies/accrual/AccrualCase.ts";
import { eventReads } from "#core/policies/facts/eventReads.ts";

export interface RecordedFacts {
  what: "events" | "hours";
  on: IsoDate;
  since: IsoDate;
}

export function isRecordedLater(
  { accrual, recorded = [] }: { accrual: AccrualCase; recorded?: readonly RecordedFacts[] },
  day: IsoDate,
): boolean {
  const later = recorded.filter(({ on, since }) => since <= day && day < on);
  return later.some(({ what }) => (what === "events" ? readsEvents(accrual) : readsHours(accrual)));
}

function readsHours(accrual: AccrualCase): boolean {
  return allTerms(accrual).some(({ working }) => working !== undefined);
}

function readsEvents(accrual: AccrualCase): boolean {
  const documents = allTerms(accrual).flatMap(({ document }) => document ?? []);
  return eventReads(documents).length > 0;
}
