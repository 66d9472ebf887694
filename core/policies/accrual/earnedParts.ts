import { addDays, earliest, latest, addMonths, daysBetween, monthEnd } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import type { Employment, PolicyTerms } from "../PolicyTerms.ts";
import { termsOn } from "../termsTimeline.ts";

/** The earnings of one employment period in one accrual period under one set of terms. */
interface EarnedPart {
  dueOn: IsoDate;
  /** True if it is due as its period requires; otherwise it is due because its terms begin within the period. */
  isRegular: boolean;
  /** The period that earned it: '2027' (a leave year) or '2027-03' (a month). */
  period: string;
  /** The amount of the whole period in twelfths of a minute, always a whole number. */
  twelfths: number;
  /** The days of the period that earn. */
  days: number;
  ofDays: number;
}

interface Period {
  name: string;
  start: IsoDate;
  end: IsoDate;
}

/**
 * Returns the parts due within a leave year, in order, with the timeline cut off after its index `known` and those
 * terms continued. Terms are prorated like employment: their days ÷ the days of the period.
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
      accrual.employment.flatMap((employment) => partOf(period, terms, holds, employment)),
    );
  });
  return parts
    .filter(({ dueOn }) => leaveYearOf(dueOn, accrual.startsIn) === year)
    .filter(({ dueOn }) => !termsOn(accrual.timeline, dueOn).isUnlimited)
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Sorts by due day; on one day, parts of new terms come before regular ones. */
function order({ dueOn, isRegular, period }: EarnedPart): string {
  return `${dueOn} ${isRegular ? 1 : 0} ${period}`;
}

/** Returns the periods that may be due in a leave year: its own, and the one that ended just before it. */
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

function partOf(period: Period, terms: PolicyTerms, holds: Employment, employment: Employment): EarnedPart[] {
  const from = latest(period.start, latest(employment.startDate, holds.startDate));
  const until = earliest(period.end, earliest(employment.endDate, holds.endDate));
  if (from > until) return [];
  const isAtEnd = terms.accrualTiming === "end_of_period";
  const leaves = employment.endDate !== null && employment.endDate <= period.end ? employment.endDate : null;
  const dueAtEnd = leaves ?? addDays(period.end, 1);
  return [
    {
      dueOn: isAtEnd ? dueAtEnd : from,
      isRegular: isAtEnd || from === period.start || from === employment.startDate,
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

/** An allowance (override) is split into twelfths, which may not be whole minutes; twelve of them are. */
function twelfthsOf(terms: PolicyTerms): number {
  const isIncrement = terms.accrualPeriod === "year" && !isLump(terms);
  return isIncrement ? terms.accrual : Math.round(terms.accrual * 12);
}
