import type { Minutes } from "#core/amounts.ts";
import { addDays, addMonths, daysBetween, monthEnd } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/ledger/leaveYear.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import type { Employment, PolicyTerms } from "./PolicyTerms.ts";

export interface DueAccrual {
  dueOn: IsoDate;
  minutes: Minutes;
  /** What it is earned in, stable for source keys: '2027' (a leave year) or '2027-03' (a month). */
  period: string;
}

interface Period {
  name: string;
  start: IsoDate;
  end: IsoDate;
}

/** What is earned in a leave year and when each part falls due; after its end is the first day of the next year. */
export function dueAccruals(
  terms: PolicyTerms,
  employment: Employment,
  year: LeaveYear,
  startsIn: number,
): DueAccrual[] {
  if (terms.isUnlimited) return [];
  const isLump = terms.accrualPeriod === "year" && terms.accrualTiming !== "monthly_increments";
  const periods = isLump ? [wholeYear(year, startsIn)] : monthsOf(year, startsIn);
  const amount = terms.accrualPeriod === "year" && !isLump ? terms.accrual / 12 : terms.accrual;

  let earned = 0;
  let posted = 0;
  const accruals = periods.map((period) => {
    earned += amount * shareEmployed(period, employment);
    // Rounding the running total, never the part, keeps a year's parts from drifting off its amount.
    const minutes = roundHalfUp(earned) - posted;
    posted += minutes;
    return { dueOn: dueDay(period, terms, employment), minutes, period: period.name };
  });
  return accruals.filter(({ minutes }) => minutes > 0);
}

/** What falls due within a leave year, in order, whatever leave year since `firstYear` it was earned in; nothing after the last day of employment. */
export function accrualsDueIn(
  terms: PolicyTerms,
  employment: Employment,
  year: LeaveYear,
  startsIn: number,
  firstYear: LeaveYear = year - 1,
): DueAccrual[] {
  return [year - 1, year]
    .filter((earnedIn) => earnedIn >= firstYear)
    .flatMap((earnedIn) => dueAccruals(terms, employment, earnedIn, startsIn))
    .filter(({ dueOn }) => leaveYearOf(dueOn, startsIn) === year)
    .filter(({ dueOn }) => employment.endDate === null || dueOn <= employment.endDate);
}

function wholeYear(year: LeaveYear, startsIn: number): Period {
  return { name: String(year), start: leaveYearStart(year, startsIn), end: leaveYearEnd(year, startsIn) };
}

function monthsOf(year: LeaveYear, startsIn: number): Period[] {
  const first = leaveYearStart(year, startsIn);
  return Array.from({ length: 12 }, (_, index) => {
    const start = addMonths(first, index);
    return { name: start.slice(0, 7), start, end: monthEnd(start) };
  });
}

function dueDay({ start, end }: Period, terms: PolicyTerms, { startDate }: Employment): IsoDate {
  if (terms.accrualTiming === "end_of_period") return addDays(end, 1);
  return startDate !== null && startDate > start ? startDate : start;
}

/** Inclusive calendar days employed in the period ÷ its calendar days. */
function shareEmployed({ start, end }: Period, { startDate, endDate }: Employment): number {
  const from = startDate !== null && startDate > start ? startDate : start;
  const until = endDate !== null && endDate < end ? endDate : end;
  return from > until ? 0 : daysBetween(from, until) / daysBetween(start, end);
}

function roundHalfUp(minutes: number): Minutes {
  return Math.floor(minutes + 0.5 + 1e-6);
}
