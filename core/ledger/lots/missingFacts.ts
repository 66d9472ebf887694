import { addDays, latest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { type EventRead, eventReads } from "#core/policies/facts/eventReads.ts";
import { factReads } from "#core/policies/facts/factReads.ts";
import { missingFactOf, unknownFacts } from "#core/policies/facts/unknownFacts.ts";
import type { TermsPeriod } from "#core/policies/termsTimeline.ts";
import { lotsDue } from "./lotsDue.ts";

/**
 * Returns the facts that the policies of a leave type need in the current leave year or later, and that aren't
 * recorded. Until they are, nothing accrues to this person.
 */
export function missingFacts(accrual: AccrualCase, today: IsoDate): string[] {
  const { startsIn } = accrual;
  const year = leaveYearOf(today, startsIn);
  const documents = documentsSince(accrual, today);
  if (documents.length === 0) return [];
  const unknown = documents.flatMap(({ from }) => {
    const day = latest(from, today);
    return unknownFacts(grantCaseOn(accrual, day), day);
  });
  const unposted = missingFactOf(() =>
    lotsDue(accrual, addDays(leaveYearStart(year, startsIn), -1), leaveYearEnd(year, startsIn)),
  );
  return [...new Set([...unknown, ...unposted])];
}

/** Returns whether the policies of a leave type read the birth date, from the current leave year on. */
export function readsBirthDate(accrual: AccrualCase, today: IsoDate): boolean {
  return documentsSince(accrual, today).some(
    ({ terms: { document } }) => document && factReads(document).some(({ fact }) => AGES.includes(fact)),
  );
}

/** Returns the events that the policies of a leave type read, from the current leave year on. */
export function eventsRead(accrual: AccrualCase, today: IsoDate): EventRead[] {
  return eventReads(documentsSince(accrual, today).flatMap(({ terms: { document } }) => document ?? []));
}

const AGES = ["age", "ageAtYearStart", "birthDate"];

/** Returns the periods of policy documents that end in the current leave year or later. */
function documentsSince({ timeline, startsIn }: AccrualCase, today: IsoDate): TermsPeriod[] {
  const first = leaveYearStart(leaveYearOf(today, startsIn), startsIn);
  return timeline.filter(({ terms }, index) => {
    const next = timeline[index + 1];
    return terms.document !== undefined && (next === undefined || next.from > first);
  });
}
