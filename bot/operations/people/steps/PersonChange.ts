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
  /** Everything due through this day was posted with the old facts. */
  day: IsoDate;
  overrides: readonly ScheduledOverride[];
  hasNewFacts: boolean;
}

export interface PersonChange extends EarningsChange {
  after: Person;
  hasMoved: boolean;
  regrouped: readonly LeaveType[];
}

export function hasOtherHours({ before, after }: PersonChange): boolean {
  return !samePatterns(before.ownPatterns, after.ownPatterns);
}

export function hasOtherPolicies({ before, after }: PersonChange): boolean {
  return JSON.stringify(before.facts?.assigned?.policies) !== JSON.stringify(after.facts?.assigned?.policies);
}

export function changesOnlySettled({ after, employment }: PersonChange): boolean {
  return employment.cause === null && !after.isActive;
}

export function addedDates({ before, after, employment: { previousEnd } }: PersonChange): DateRange[] {
  return previousEnd === null ? addedEmployment(before, after) : [];
}

export function recostedDates(change: PersonChange): DateRange[] {
  const { before, after, employment } = change;
  if (employment.previousEnd !== null) return [];
  return [...addedDates(change), ...addedEmployment(after, { ...after, startDate: before.startDate })];
}
