import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { Days } from "../facts/GrantCase.ts";
import type { Employment } from "../PolicyTerms.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { caseOfYear } from "./caseOfYear.ts";
import { grantCaseOf } from "./grantCaseOf.ts";
import { unknownFacts } from "./unknownFacts.ts";

const LAST_DAY: IsoDate = "9999-12-31";

const known = new WeakMap<AccrualCase, Map<string, readonly string[]>>();

export function missingUnder(accrual: AccrualCase, index: number, year: LeaveYear): readonly string[] {
  const { timeline, startsIn } = accrual;
  const terms = timeline[index]?.terms;
  if (!terms?.document || terms.isUnlimited) return [];
  const ofCase = known.get(accrual) ?? new Map<string, readonly string[]>();
  known.set(accrual, ofCase);
  const key = `${index} ${year}`;
  const found = ofCase.get(key);
  if (found) return found;
  const days = { first: leaveYearStart(year, startsIn), last: leaveYearEnd(year, startsIn) };
  const held = heldUnder(accrual, index);
  const missing = employmentsIn(accrual, days).flatMap((employment) =>
    unknownFacts(grantCaseOf(accrual, terms, employment), held, days),
  );
  const result = [...new Set(missing)];
  ofCase.set(key, result);
  return result;
}

export function missingInYear(accrual: AccrualCase, year: LeaveYear): string[] {
  const ofYear = caseOfYear(accrual, year);
  const { timeline, startsIn } = ofYear;
  const [first, last] = [leaveYearStart(year, startsIn), leaveYearEnd(year, startsIn)];
  const missing = timeline.flatMap((_, index) => {
    const held = heldUnder(ofYear, index);
    return held.first <= last && first <= held.last ? missingUnder(ofYear, index, year) : [];
  });
  return [...new Set(missing)];
}

export function isWaiting(accrual: AccrualCase, year: LeaveYear): boolean {
  return missingInYear(accrual, year).length > 0;
}

export function heldUnder({ timeline }: Pick<AccrualCase, "timeline">, index: number): Days {
  const next = timeline[index + 1];
  return { first: timeline[index]?.from ?? LAST_DAY, last: next ? addDays(next.from, -1) : LAST_DAY };
}

function employmentsIn({ employment }: AccrualCase, { first, last }: Days): Employment[] {
  const begun = employment.findLastIndex(({ startDate }) => startDate === null || startDate < first);
  const asked = employment.slice(Math.max(0, begun)).filter(({ startDate }) => startDate === null || startDate <= last);
  return asked.length > 0 ? asked : [employment[0] ?? { startDate: null, endDate: null }];
}
