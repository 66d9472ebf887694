import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { availableNextYear, availableThisYear } from "./availability.ts";
import type { Availability, AvailabilityFacts } from "./availability.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Span } from "./requestCost.ts";
import { totalMinutes } from "./requestCost.ts";

/** What a request takes from one leave year, and what it finds there. */
export interface YearCharge {
  leaveYear: LeaveYear;
  minutes: Minutes;
  /** Of these what the balance is charged with: dates under unlimited terms charge nothing. */
  charged: Minutes;
  /** Without this request; where nothing is charged it limits nothing. */
  available: Minutes;
  /** With this request; below 0 if it asks for more than there is. */
  after: Minutes;
  /** What `available` is made of. */
  parts: Omit<Availability, "available">;
}

/** What a request takes from each leave year, in order, and what is available there before and after. */
export function yearCharges(
  { startDate }: Pick<Span, "startDate">,
  dayCosts: readonly DayCost[],
  facts: AvailabilityFacts,
): YearCharge[] {
  const { accrual, today } = facts;
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

  /** What a year has available if this one is left alone, and if the request takes its part of this one. */
  function around(leaveYear: LeaveYear): [Availability, Availability] {
    if (leaveYear === thisYear) return [now, now];
    if (leaveYear !== thisYear + 1) return [NOTHING, NOTHING];
    const next = availableNextYear(facts, startDate);
    return [next(now.available), next(now.available - takenNow)];
  }
}

/** What dates charge the balance of a leave year with: those under unlimited terms charge nothing. */
export function chargedIn(
  leaveYear: LeaveYear,
  dayCosts: readonly DayCost[],
  { startsIn, timeline }: Pick<AccrualCase, "startsIn" | "timeline">,
): Minutes {
  return totalMinutes(
    dayCosts.filter(({ date }) => leaveYearOf(date, startsIn) === leaveYear && !termsOn(timeline, date).isUnlimited),
  );
}

const NOTHING: Availability = { available: 0, carried: 0, accrued: 0, adjusted: 0, booked: 0, pending: 0 };
