import { addDays, addMonths, earliest, latest, monthStart, type IsoDate } from "#core/calendar/dates.ts";
import { wholeCalendarMonths } from "#core/calendar/months.ts";
import { greatest, ONE, ratio, ZERO, type Fraction } from "../document/exact.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { roundExactly } from "../document/roundingRule.ts";
import { grantAmountOn } from "../facts/amountOn.ts";
import { documentYear, earnsFrom, employedFrom, grantedFrom, type Days, type GrantCase } from "../facts/GrantCase.ts";
import { eventsOf } from "../facts/PolicyEvent.ts";
import type { GrantLot, IsDue, Window } from "./GrantLot.ts";
import { fulfills, isPaused } from "./fulfills.ts";
import { roundingOn } from "./roundingOn.ts";
import { proratedShare } from "./proratedShare.ts";

/** Starts a day before the window, because a lot may be granted on the day after its year. */
export function yearlyLots(facts: GrantCase, grant: GrantRule, { from, until }: Window, isDue: IsDue): GrantLot[] {
  const begins = latest(latest(employedFrom(facts), grantedFrom(facts)), addDays(from, -1));
  const { endDate } = facts.person;
  const lots: GrantLot[] = [];
  for (let year = documentYear(facts, begins); year.first <= until; year = documentYear(facts, addDays(year.last, 1))) {
    if (endDate !== undefined && year.first > endDate) break;
    const lot = lotOfYear(facts, grant, year, isDue);
    if (lot) lots.push(lot);
  }
  return lots;
}

function lotOfYear(facts: GrantCase, grant: GrantRule, year: Days, isDue: IsDue): GrantLot | null {
  const { endDate } = facts.person;
  const waited = earnsFrom(facts, grant.accrualWaiting);
  const leaves = endDate !== undefined && endDate <= year.last ? endDate : null;
  const earned = { first: latest(waited, year.first), last: leaves ?? year.last };
  if (earned.first > earned.last || isPaused(facts, grant, year)) return null;
  const { timing = "start" } = grant;
  const measured = timing === "start" ? earned.first : year.last;
  const due = { start: earned.first, end: year.last, afterEnd: addDays(year.last, 1) }[timing];
  const on = leaves === null ? due : earliest(due, leaves);
  if (!isDue(on, earned) || !fulfills(facts, grant, { on, measured })) return null;
  const share = greatest(ZERO, shareOf(facts, grant, earned, year).sub(reduction(facts, grant, year)));
  const size = grantAmountOn(facts, grant, grant.amount, measured).mul(share);
  return { on, size: roundExactly(size, roundingOn(facts, grant, year.last)), period: year, earned };
}

function shareOf(facts: GrantCase, grant: GrantRule, earned: Days, year: Days): Fraction {
  const { starterShare = "full", timing = "start" } = grant;
  const { leaverShare = timing === "start" ? "full" : "none" } = grant;
  const { endDate } = facts.person;
  const isLeaving = endDate !== undefined && endDate <= year.last;
  const isWhole = earned.first === year.first && earned.last === year.last;
  if (isWhole) return ONE;
  return proratedShare(isLeaving ? leaverShare : starterShare, earned, year, facts);
}

function reduction({ events }: GrantCase, { reducedBy }: GrantRule, year: Days): Fraction {
  const absences = eventsOf(events, "absence").filter(({ kind }) => kind === reducedBy?.absence);
  const months = absences.flatMap(({ from, to }) => wholeMonths(latest(from, year.first), earliest(to, year.last)));
  return ratio(new Set(months).size, 12);
}

function wholeMonths(first: IsoDate, last: IsoDate): IsoDate[] {
  const begins = monthStart(first) === first ? first : addMonths(monthStart(first), 1);
  return Array.from({ length: wholeCalendarMonths(first, last) }, (_, index) => addMonths(begins, index));
}
