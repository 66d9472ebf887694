import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { lotFactsOf } from "./lots/LotBookings.ts";
import { lotYearCharges } from "./lots/lotYearCharges.ts";
import { availableNextYear, availableThisYear } from "./availability.ts";
import type { YearCharge } from "./YearCharge.ts";
import type { Availability, AvailabilityFacts } from "./availability.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Span } from "./requestCost.ts";
import { totalMinutes } from "./requestCost.ts";

/** Returns a request's charge to each leave year, in order, with the availability before and after. */
export function yearCharges(
  { startDate }: Pick<Span, "startDate">,
  dayCosts: readonly DayCost[],
  facts: AvailabilityFacts,
): YearCharge[] {
  const { accrual, today } = facts;
  if (usesLots(accrual)) {
    return lotYearCharges({ startDate, dayCosts, charged: chargedDays(dayCosts, accrual) }, lotFactsOf(facts));
  }
  const thisYear = leaveYearOf(today, accrual.startsIn);
  const now = availableThisYear(facts, startDate);
  const takenNow = chargedIn(thisYear, dayCosts, accrual);
  const years = new Set(dayCosts.map(({ date }) => leaveYearOf(date, accrual.startsIn)));
  return [...years].map((leaveYear) => {
    const charged = chargedIn(leaveYear, dayCosts, accrual);
    const [before, later] = around(leaveYear);
    const { available, ...parts } = before;
    return {
      leaveYear,
      minutes: totalMinutes(dayCosts.filter(({ date }) => leaveYearOf(date, accrual.startsIn) === leaveYear)),
      charged,
      available,
      after: later.available - charged,
      parts,
    };
  });

  /** Returns a year's availability without the request, and with the request's charge to the current year. */
  function around(leaveYear: LeaveYear): [Availability, Availability] {
    if (leaveYear === thisYear) return [now, now];
    if (leaveYear !== thisYear + 1) return [NOTHING, NOTHING];
    const next = availableNextYear(facts, startDate);
    return [next(now.available), next(now.available - takenNow)];
  }
}

/** Returns the minutes charged to a leave year's balance; dates under unlimited terms charge nothing. */
export function chargedIn(
  leaveYear: LeaveYear,
  dayCosts: readonly DayCost[],
  { startsIn, timeline }: Pick<AccrualCase, "startsIn" | "timeline">,
): Minutes {
  const charged = chargedDays(dayCosts, { timeline });
  return totalMinutes(charged.filter(({ date }) => leaveYearOf(date, startsIn) === leaveYear));
}

/** Returns the dates that a balance pays for: those under terms that aren't unlimited. */
export function chargedDays(dayCosts: readonly DayCost[], { timeline }: Pick<AccrualCase, "timeline">): DayCost[] {
  return dayCosts.filter(({ date }) => !termsOn(timeline, date).isUnlimited);
}

const NOTHING: Availability = { available: 0, carried: 0, accrued: 0, adjusted: 0, booked: 0, pending: 0 };
