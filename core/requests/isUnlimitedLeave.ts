import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { termsSince } from "#core/policies/termsTimeline.ts";

/**
 * Returns whether leave is unlimited on each of its days, so that it takes nothing from a balance. Leave without days
 * counts as unlimited if the terms are unlimited today.
 */
export function isUnlimitedLeave(
  dayCosts: readonly DayCost[],
  { today, accrual }: { today: IsoDate; accrual: CaseOfTerms },
): boolean {
  const days = dayCosts.length > 0 ? dayCosts.map(({ date }) => date) : [today];
  return days.every((date) => termsAt(accrual, date).isUnlimited);
}

/** Returns whether the terms are unlimited on a day and on every day after it, so that no balance decides anything. */
export function isUnlimitedSince({ timeline, past }: CaseOfTerms, date: IsoDate): boolean {
  return past === undefined && termsSince(timeline, date).every(({ isUnlimited }) => isUnlimited);
}
