import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { ownFactsOf } from "#core/policies/accrual/ownFactsOf.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";

export interface RecordedBefore {
  startDate: IsoDate | null;
  facts: PersonFacts | null;
}

/**
 * Returns the first day of the year before the earliest waiting year (but not before the opening), because the
 * carry-over waited as well. Returns undefined if no year was waiting.
 */
export function waitedSince(changed: AccrualCase, before: RecordedBefore, today: IsoDate): IsoDate | undefined {
  const { opening, startsIn } = changed;
  const known = caseBefore(changed, before);
  for (let year = opening; year <= leaveYearOf(today, startsIn); year++) {
    if (isWaiting(known, year)) return leaveYearStart(Math.max(opening, year - 1), startsIn);
  }
  return undefined;
}

function caseBefore({ facts: _facts, employment, ...changed }: AccrualCase, before: RecordedBefore): AccrualCase {
  const earlier = employment.slice(0, -1);
  const last = employment.slice(-1).map((current) => ({ ...current, startDate: before.startDate }));
  return {
    ...changed,
    employment: [...earlier, ...last],
    ...(before.facts && { facts: ownFactsOf(before.facts) }),
  };
}
