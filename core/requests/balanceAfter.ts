import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { isBooking } from "#core/ledger/LedgerEntry.ts";
import { LotBookings } from "./lots/LotBookings.ts";
import { type AvailabilityFacts, lotFactsOf, openingOf } from "./availability.ts";
import { chargedIn } from "./yearCharges.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";

export function balanceAfter(
  { leaveYear, dayCosts }: { leaveYear: LeaveYear; dayCosts: readonly DayCost[] },
  facts: AvailabilityFacts,
  openingOfLots: (leaveYear: LeaveYear) => Minutes = (year) => lotOpening(facts, year),
): Minutes {
  const { today, accrual, years } = facts;
  const thisYear = leaveYearOf(today, accrual.startsIn);
  const left = (years.get(leaveYear)?.balance ?? 0) - chargedIn(leaveYear, dayCosts, accrual);
  if (leaveYear !== thisYear + 1) return left;
  if (usesLots(accrual)) return left + openingOfLots(leaveYear);
  const { carried, accrued } = openingOf(accrual, leaveYear)(years.get(thisYear)?.available ?? 0);
  return left + carried + accrued;
}

export function lotOpening(facts: AvailabilityFacts, leaveYear: LeaveYear): Minutes {
  const first = leaveYearStart(leaveYear, facts.accrual.startsIn);
  const { entries } = new LotBookings(lotFactsOf(facts), facts.today).ledgerUntil(first);
  return entries
    .filter((entry) => entry.leaveYear === leaveYear && entry.effectiveOn === first && !isBooking(entry.kind))
    .reduce((sum, { minutes }) => sum + minutes, 0);
}
