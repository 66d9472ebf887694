import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { EmploymentChange } from "#core/people/employmentAfter.ts";
import type { ScheduledOverride } from "#core/policies/changes/overrideChange.ts";
import { addedEmployment, type DateRange } from "#core/requests/cost/addedEmployment.ts";
import { samePatterns } from "#core/working/withChange.ts";
import type { Person } from "#db/queries/people/person.ts";

export interface EarningsChange {
  before: Person;
  employment: EmploymentChange;
  /** Everything was posted through this day under the old facts. */
  day: IsoDate;
  /** Ordered by day; empty if none was set. */
  overrides: readonly ScheduledOverride[];
  /** True if facts that policies read changed. */
  hasNewFacts: boolean;
}

export interface PersonChange extends EarningsChange {
  after: Person;
  hasMoved: boolean;
  /** The types that now have another leave year. */
  regrouped: readonly LeaveType[];
}

/** A different working pattern changes the cost of the person's leave. */
export function hasOtherHours({ before, after }: PersonChange): boolean {
  return !samePatterns(before.ownPatterns, after.ownPatterns);
}

/** True if the policies assigned to the person changed, because their groups did. */
export function hasOtherPolicies({ before, after }: PersonChange): boolean {
  return JSON.stringify(before.facts?.assigned?.policies) !== JSON.stringify(after.facts?.assigned?.policies);
}

/** True for a deactivated person with unchanged employment. */
export function changesOnlySettled({ after, employment }: PersonChange): boolean {
  return employment.cause === null && !after.isActive;
}

/** Leave was free on these dates. */
export function addedDates({ before, after, employment: { previousEnd } }: PersonChange): DateRange[] {
  return previousEnd === null ? addedEmployment(before, after) : [];
}

/** Dates on which leave was free and now costs something, or the reverse. */
export function recostedDates(change: PersonChange): DateRange[] {
  const { before, after, employment } = change;
  if (employment.previousEnd !== null) return [];
  return [...addedDates(change), ...addedEmployment(after, { ...after, startDate: before.startDate })];
}
