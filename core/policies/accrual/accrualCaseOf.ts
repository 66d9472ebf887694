import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { type TermsTimeline, termsTimeline } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";
import type { Employment, PolicyTerms } from "../PolicyTerms.ts";
import { factsAfter, factsUnder, type PersonFacts } from "../facts/PersonFacts.ts";
import { type AccrualCase, accrualCase } from "./AccrualCase.ts";
import { ownFactsOf } from "./ownFactsOf.ts";
import { withClosedYears } from "./withClosedYears.ts";
import { yearStartOf } from "./yearStartOf.ts";

/** If `placements` or `overrides` is empty, the current office or override has always applied. */
export interface PersonHistory {
  placements: Versioned<string>[];
  overrides: Versioned<Minutes | null>[];
  /** Earlier employment periods, oldest first. */
  employments: Employment[];
}

export const NO_HISTORY: PersonHistory = { placements: [], overrides: [], employments: [] };

export type OfficeVersion = Versioned<PolicyTerms> & { officeId: string };

export interface PersonTerms extends Employment {
  effectiveOfficeId: string;
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  addedOn: IsoDate;
  leaveYearStartsIn: number;
}

export type VersionsByType = Partial<Record<LeaveType, OfficeVersion[]>>;

const EARLIEST: IsoDate = "0001-01-01";

function always<Value>(value: Value): Versioned<Value> {
  return { version: 1, effectiveOn: EARLIEST, value };
}

function timelineOf(
  {
    effectiveOfficeId,
    ptoBalanceOverride,
    facts,
  }: Pick<PersonTerms, "effectiveOfficeId" | "ptoBalanceOverride" | "facts">,
  type: LeaveType,
  { placements, overrides }: Pick<PersonHistory, "placements" | "overrides">,
  versions: readonly OfficeVersion[],
): TermsTimeline {
  const history = {
    placements: placements.length > 0 ? placements : [always(effectiveOfficeId)],
    overrides: overrides.length > 0 || ptoBalanceOverride === null ? overrides : [always(ptoBalanceOverride)],
    versions: groupBy(versions, ({ officeId }) => officeId),
    ownPatterns: facts?.workingPatterns ?? null,
    assigned: facts?.assigned,
  };
  return termsTimeline(history, type);
}

export function accrualCaseOf(
  person: PersonTerms,
  type: LeaveType,
  history: PersonHistory,
  versions: readonly OfficeVersion[] = [],
  firstYear: LeaveYear | null = null,
): AccrualCase {
  const { startDate, endDate, addedOn, facts: today } = person;
  const caseUnder = (facts: PersonFacts | null) =>
    accrualCase({
      type,
      startsIn: yearStartOf(person, type),
      timeline: timelineOf({ ...person, facts }, type, history, versions),
      employment: [...history.employments, { startDate, endDate }],
      addedOn,
      firstYear,
      ...(facts && { facts: ownFactsOf(facts) }),
      ...(facts?.settlesFrom !== undefined && { settlesFrom: facts.settlesFrom }),
    });
  if (!today?.past) return caseUnder(today);
  const earlier = today.past.map(({ until, facts }) => ({
    until,
    accrual: caseUnder(factsUnder(today, facts, "past")),
  }));
  return withClosedYears(caseUnder(factsUnder(today, factsAfter(today, {}) ?? {}, "now")), earlier);
}
