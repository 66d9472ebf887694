import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { figuresOf, sumEntries, type Figures } from "#core/ledger/balance.ts";
import { onlyLimitOn } from "#core/ledger/lots/limitOnly.ts";
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
      parts: partsIn(leaveYear),
    };
  });

  /** A year that hasn't begun has the figures of its opening, unless the policy only limits what can be taken. */
  function partsIn(leaveYear: LeaveYear): YearCharge["parts"] {
    const figures = facts.years.get(leaveYear);
    const first = leaveYearStart(leaveYear, startsIn);
    if (leaveYear !== thisYear + 1 || onlyLimitOn(facts.accrual, first)) return partsOf(figures);
    const { entries } = bookings.ledgerUntil(first);
    const opening = figuresOf(
      sumEntries(
        entries.filter((entry) => entry.leaveYear === leaveYear),
        first,
      ),
      0,
    );
    // The opening counts pending leave as booked.
    const pending = figures?.pending ?? 0;
    return partsOf({ ...opening, balance: opening.balance + pending, pending });
  }
}

function partsOf(figures: Figures = figuresOf([], 0)): YearCharge["parts"] {
  const { balance, accrued, carried, adjusted, pending } = figures;
  return { carried, accrued: accrued - carried, adjusted, booked: accrued + adjusted - balance, pending };
}
