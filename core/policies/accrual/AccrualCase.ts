import { addDays } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear, YearStart } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { readsPerson } from "../facts/readsPerson.ts";
import type { PolicyEvent } from "../facts/PolicyEvent.ts";
import type { PolicyPerson } from "../facts/PolicyPerson.ts";
import type { Employment, PolicyTerms } from "../PolicyTerms.ts";
import { FIRST_DAY } from "../termsTimeline.ts";
import type { TermsTimeline } from "../termsTimeline.ts";

export interface AccrualCase {
  type: LeaveType;
  startsIn: YearStart;
  timeline: TermsTimeline;
  /** Oldest first, without overlaps. */
  employment: readonly Employment[];
  opening: LeaveYear;
  settlesFrom?: IsoDate;
  facts?: OwnFacts;
  /** In ascending order of `through`. */
  past?: readonly PastCase[];
}

/** Applies to the closed leave years through `through`, unless an earlier case covers them. */
export interface PastCase {
  through: LeaveYear;
  accrual: AccrualCase;
}

export function allTerms({ timeline, past = [] }: Pick<AccrualCase, "timeline" | "past">): PolicyTerms[] {
  return [...past.flatMap(({ accrual }) => allTerms(accrual)), ...timeline.map(({ terms }) => terms)];
}

export function usesLots(accrual: Pick<AccrualCase, "timeline" | "past">): boolean {
  return allTerms(accrual).some(({ document }) => document !== undefined);
}

export function hasCaps(accrual: Pick<AccrualCase, "timeline" | "past">): boolean {
  return allTerms(accrual).some(({ document, maxBalance }) =>
    document ? document.grants?.some(({ cap }) => cap !== undefined) : maxBalance !== null,
  );
}

export interface OwnFacts {
  person: PolicyPerson;
  events: readonly PolicyEvent[];
}

interface CaseFacts {
  type: LeaveType;
  startsIn: YearStart;
  timeline: TermsTimeline;
  employment: readonly Employment[];
  /** In the person's time zone. */
  addedOn: IsoDate;
  firstYear?: LeaveYear | null;
  facts?: OwnFacts;
  settlesFrom?: IsoDate;
}

/** Omits facts that make no difference, so that the cases of many people have the same JSON. */
export function accrualCase(facts: CaseFacts): AccrualCase {
  const { type, startsIn, timeline, employment } = facts;
  const opening = ledgerOpening(facts);
  const firstDay = leaveYearStart(opening, startsIn);
  const since = termsSince(timeline, firstDay);
  const isOwn = since.some(({ terms }) => terms.document && readsPerson(terms.document));
  return {
    type,
    startsIn,
    timeline: since,
    employment: isOwn ? employment : employmentsSince(employment, firstDay),
    opening,
    ...(facts.settlesFrom !== undefined && { settlesFrom: facts.settlesFrom }),
    ...(isOwn && facts.facts && { facts: facts.facts }),
  };
}

function ledgerOpening({
  addedOn,
  employment,
  startsIn,
  firstYear,
}: Pick<CaseFacts, "addedOn" | "employment" | "startsIn" | "firstYear">): LeaveYear {
  const startDate = employment[0]?.startDate ?? addedOn;
  const opening = leaveYearOf(startDate > addedOn ? startDate : addedOn, startsIn);
  return Math.min(opening, firstYear ?? opening);
}

export function isGone({ employment }: Pick<AccrualCase, "employment">, date: IsoDate): boolean {
  const begun = employment.filter(({ startDate }) => startDate === null || startDate <= date);
  return begun.length > 0 && begun.every(({ endDate }) => endDate !== null && endDate < date);
}

export type CaseOfEmployment = Pick<AccrualCase, "employment" | "opening" | "startsIn">;

export function isNotBegun({ employment: [first], opening, startsIn }: CaseOfEmployment, date: IsoDate): boolean {
  const startDate = first?.startDate ?? null;
  return (startDate !== null && date < startDate) || date < leaveYearStart(opening, startsIn);
}

export function isEmployed(accrual: CaseOfEmployment, date: IsoDate): boolean {
  return !isNotBegun(accrual, date) && !isGone(accrual, date);
}

export function whileEmployed<Dated extends { date: IsoDate }>(
  dates: readonly Dated[],
  accrual: CaseOfEmployment,
): Dated[] {
  return dates.filter(({ date }) => isEmployed(accrual, date));
}

function termsSince(timeline: TermsTimeline, firstDay: IsoDate): TermsTimeline {
  const [first, ...later] = timeline.filter((_, index) => {
    const next = timeline[index + 1];
    return next === undefined || next.from > firstDay;
  });
  return [{ ...(first ?? timeline[0]), from: FIRST_DAY, cause: "policy" }, ...later];
}

function employmentsSince(employment: readonly Employment[], firstDay: IsoDate): Employment[] {
  const current = employment.findLastIndex(({ startDate }) => startDate === null || startDate <= firstDay);
  return employment.slice(Math.max(0, current)).map(({ startDate, endDate, nextStart }, index) => ({
    startDate: index === 0 && current >= 0 ? null : startDate,
    endDate: endDate !== null && endDate < firstDay ? addDays(firstDay, -1) : endDate,
    ...(nextStart != null && { nextStart }),
  }));
}
