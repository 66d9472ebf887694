import { addDays, addMonths, daysBetween, monthEnd } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import type { Employment, PolicyTerms } from "../PolicyTerms.ts";
import { termsOn } from "../termsTimeline.ts";

/** What a spell of employment earns in one period under one set of terms. */
export interface EarnedPart {
  dueOn: IsoDate;
  /** Whether it falls due as its period says; else because its terms begin within the period. */
  isRegular: boolean;
  /** What it is earned in: '2027' (a leave year) or '2027-03' (a month). */
  period: string;
  /** The amount of the whole period in twelfths of a minute: always a whole number. */
  twelfths: number;
  /** Of the days of the period those that earn. */
  days: number;
  ofDays: number;
}

interface Period {
  name: string;
  start: IsoDate;
  end: IsoDate;
}

/**
 * The parts that fall due within a leave year, in order, when the timeline is known up to its period `known`, the terms
 * of which are taken to go on. Each set of terms earns like a spell of employment does: its days ÷ the period's days.
 */
export function earnedParts(accrual: AccrualCase, year: LeaveYear, known: number): EarnedPart[] {
  if (year < accrual.opening) return [];
  const timeline = accrual.timeline.slice(0, known + 1);
  const parts = timeline.flatMap(({ terms, from }, index) => {
    if (terms.isUnlimited) return [];
    const next = timeline[index + 1];
    const holds: Employment = {
      startDate: index === 0 ? null : from,
      endDate: next ? addDays(next.from, -1) : null,
    };
    return periodsAround(terms, year, accrual).flatMap((period) =>
      accrual.employment.flatMap((spell) => partOf(period, terms, holds, spell)),
    );
  });
  return parts
    .filter(({ dueOn }) => leaveYearOf(dueOn, accrual.startsIn) === year)
    .filter(({ dueOn }) => !termsOn(accrual.timeline, dueOn).isUnlimited)
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The first day, then what new terms count anew before what falls due regularly. */
function order({ dueOn, isRegular, period }: EarnedPart): string {
  return `${dueOn} ${isRegular ? 1 : 0} ${period}`;
}

/** Periods that can have something due in a leave year: its own, and the one that ended just before. */
function periodsAround(terms: PolicyTerms, year: LeaveYear, { startsIn, opening }: AccrualCase): Period[] {
  const first = leaveYearStart(year, startsIn);
  const withLast = terms.accrualTiming === "end_of_period" && year > opening;
  if (isLump(terms)) {
    return (withLast ? [year - 1, year] : [year]).map((each) => ({
      name: String(each),
      start: leaveYearStart(each, startsIn),
      end: leaveYearEnd(each, startsIn),
    }));
  }
  return Array.from({ length: withLast ? 13 : 12 }, (_, index) => {
    const start = addMonths(first, withLast ? index - 1 : index);
    return { name: start.slice(0, 7), start, end: monthEnd(start) };
  });
}

function partOf(period: Period, terms: PolicyTerms, holds: Employment, spell: Employment): EarnedPart[] {
  const from = latest(period.start, latest(spell.startDate, holds.startDate));
  const until = earliest(period.end, earliest(spell.endDate, holds.endDate));
  if (from > until) return [];
  const isAtEnd = terms.accrualTiming === "end_of_period";
  const leaves = spell.endDate !== null && spell.endDate <= period.end ? spell.endDate : null;
  const dueAtEnd = leaves ?? addDays(period.end, 1);
  return [
    {
      dueOn: isAtEnd ? dueAtEnd : from,
      isRegular: isAtEnd || from === period.start || from === spell.startDate,
      period: period.name,
      twelfths: twelfthsOf(terms),
      days: daysBetween(from, until),
      ofDays: daysBetween(period.start, period.end),
    },
  ];
}

function isLump({ accrualPeriod, accrualTiming }: PolicyTerms): boolean {
  return accrualPeriod === "year" && accrualTiming !== "monthly_increments";
}

/** An override is a twelfth a month, which need not be a whole minute; twelve of them are. */
function twelfthsOf(terms: PolicyTerms): number {
  const isIncrement = terms.accrualPeriod === "year" && !isLump(terms);
  return isIncrement ? terms.accrual : Math.round(terms.accrual * 12);
}

function latest(one: IsoDate, other: IsoDate | null): IsoDate;
function latest(one: IsoDate | null, other: IsoDate | null): IsoDate | null;
function latest(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function earliest(one: IsoDate, other: IsoDate | null): IsoDate;
function earliest(one: IsoDate | null, other: IsoDate | null): IsoDate | null;
function earliest(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
