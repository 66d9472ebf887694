import type { IsoDate } from "#core/calendar/dates.ts";
import { earliest } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { ownFactsOf } from "#core/policies/accrual/ownFactsOf.ts";
import { missingFactOf } from "#core/policies/facts/unknownFacts.ts";
import { dueEntries } from "../dueEntries.ts";

/** A person's start date and facts before a change. */
export interface RecordedBefore {
  startDate: IsoDate | null;
  facts: PersonFacts | null;
}

/**
 * Returns the first day of the leave year before the earliest one in which accruals waited for facts that were missing
 * before a change, because the carry-over into that year waited as well. Returns undefined if nothing waited.
 */
export function waitedSince(changed: AccrualCase, before: RecordedBefore, today: IsoDate): IsoDate | undefined {
  const { opening, startsIn } = changed;
  const known = caseBefore(changed, before);
  for (let year = opening; year <= leaveYearOf(today, startsIn); year++) {
    const until = earliest(leaveYearEnd(year, startsIn), today);
    const isWaiting = missingFactOf(() => dueEntries(known, [], null, until)).length > 0;
    if (isWaiting) return leaveYearStart(Math.max(opening, year - 1), startsIn);
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
