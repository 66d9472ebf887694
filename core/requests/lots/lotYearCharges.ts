import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { figuresOf, sumEntries, type Figures } from "#core/ledger/balance.ts";
import { totalMinutes } from "../requestCost.ts";
import type { YearCharge } from "../YearCharge.ts";
import { LotBookings, type LotFacts } from "./LotBookings.ts";

type LotCharges = LotFacts & { years: ReadonlyMap<LeaveYear, Figures> };

/**
 * Returns a request's charge to each leave year, like `yearCharges`, if lots decide the balance: the availability is
 * that on the request's first date in the year. `charged` contains the dates that a balance pays for.
 */
export function lotYearCharges(
  { startDate, dayCosts, charged }: { startDate: IsoDate; dayCosts: readonly DayCost[]; charged: readonly DayCost[] },
  facts: LotCharges,
): YearCharge[] {
  const { startsIn } = facts.accrual;
  const thisYear = leaveYearOf(facts.today, startsIn);
  const bookings = new LotBookings(facts, startDate);
  const inYear = (days: readonly DayCost[], year: LeaveYear) =>
    days.filter(({ date }) => leaveYearOf(date, startsIn) === year);
  return [...new Set(dayCosts.map(({ date }) => leaveYearOf(date, startsIn)))].map((leaveYear) => {
    const ofYear = inYear(dayCosts, leaveYear);
    const chargedMinutes = totalMinutes(inYear(charged, leaveYear));
    const [day = startDate] = ofYear.map(({ date }) => date).toSorted();
    const isKnown = leaveYear === thisYear || leaveYear === thisYear + 1;
    const earlier = charged.filter(({ date }) => leaveYearOf(date, startsIn) < leaveYear);
    const available = isKnown ? bookings.availableOn(day) : 0;
    return {
      leaveYear,
      minutes: totalMinutes(ofYear),
      charged: chargedMinutes,
      available,
      after: (isKnown && earlier.length > 0 ? bookings.availableOn(day, earlier) : available) - chargedMinutes,
      parts: partsOf(figuresIn(leaveYear), facts.years.get(leaveYear)?.pending ?? 0),
    };
  });

  /** A year that hasn't begun has the figures of its opening. */
  function figuresIn(leaveYear: LeaveYear): Figures | undefined {
    if (leaveYear !== thisYear + 1) return facts.years.get(leaveYear);
    const first = leaveYearStart(leaveYear, startsIn);
    const { entries } = bookings.ledgerUntil(first);
    const ofYear = entries.filter((entry) => entry.leaveYear === leaveYear);
    return figuresOf(sumEntries(ofYear, first), 0);
  }
}

function partsOf(figures: Figures | undefined, pending: Minutes): YearCharge["parts"] {
  const { balance = 0, accrued = 0, carried = 0, adjusted = 0 } = figures ?? {};
  return { carried, accrued: accrued - carried, adjusted, booked: accrued + adjusted - balance, pending };
}
