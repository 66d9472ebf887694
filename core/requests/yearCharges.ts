import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { type LeaveYear, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { groupBy } from "#core/groupBy.ts";
import { type Figures, figuresOf, sumEntries } from "#core/ledger/balance.ts";
import { onlyLimitOn } from "#core/ledger/lots/limitOnly.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";
import {
  type Availability,
  type AvailabilityFacts,
  availableNextYear,
  availableThisYear,
  type LotFacts,
  lotFactsOf,
} from "./availability.ts";
import { LotBookings } from "./lots/LotBookings.ts";
import { type Span, totalMinutes } from "./requestCost.ts";

export interface YearCharge {
  leaveYear: LeaveYear;
  minutes: Minutes;
  charged: Minutes;
  available: Minutes;
  /** The amount left after this request. May be negative. */
  after: Minutes;
  parts: Omit<Availability, "available">;
}

export function yearCharges(
  { startDate }: Pick<Span, "startDate">,
  dayCosts: readonly DayCost[],
  facts: AvailabilityFacts,
): YearCharge[] {
  const { accrual, today } = facts;
  if (usesLots(accrual)) {
    const charged = chargedDays(dayCosts, accrual);
    return charged.length === 0
      ? freeCharges(dayCosts, facts)
      : lotYearCharges({ startDate, dayCosts, charged }, lotFactsOf(facts));
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

  function around(leaveYear: LeaveYear): [Availability, Availability] {
    if (leaveYear === thisYear) return [now, now];
    if (leaveYear !== thisYear + 1) return [NOTHING, NOTHING];
    const next = availableNextYear(facts, startDate);
    return [next(now.available), next(now.available - takenNow)];
  }
}

export function chargedIn(leaveYear: LeaveYear, dayCosts: readonly DayCost[], accrual: CaseOfTerms): Minutes {
  const charged = chargedDays(dayCosts, accrual);
  return totalMinutes(charged.filter(({ date }) => leaveYearOf(date, accrual.startsIn) === leaveYear));
}

export function chargedDays(dayCosts: readonly DayCost[], accrual: CaseOfTerms): DayCost[] {
  return dayCosts.filter(({ date }) => !termsAt(accrual, date).isUnlimited);
}

const NOTHING: Availability = { available: 0, carried: 0, accrued: 0, adjusted: 0, booked: 0, pending: 0 };

function freeCharges(dayCosts: readonly DayCost[], { accrual, years }: AvailabilityFacts): YearCharge[] {
  const byYear = groupBy(dayCosts, ({ date }) => leaveYearOf(date, accrual.startsIn));
  return [...byYear].map(([leaveYear, days]) => {
    const figures = years.get(leaveYear) ?? figuresOf([], 0);
    const { available } = figures;
    return { leaveYear, minutes: totalMinutes(days), charged: 0, available, after: available, parts: partsOf(figures) };
  });
}

type LotCharges = LotFacts & { years: ReadonlyMap<LeaveYear, Figures> };

function lotYearCharges(
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
    const isKnown = leaveYear <= thisYear + 1;
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
