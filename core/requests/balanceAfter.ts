import type { Minutes } from "#core/amounts.ts";
import { type LeaveYear, leaveYearOf } from "#core/ledger/leaveYear.ts";
import type { AvailabilityFacts } from "./availability.ts";
import { openingOfNextYear } from "./nextYearOpening.ts";

/** What is left of a leave year's balance when a request is approved. A year that has not begun counts as it will open; unlimited leave takes nothing. */
export function balanceAfter(
  { leaveYear, minutes }: { leaveYear: LeaveYear; minutes: Minutes },
  { today, terms, employment, startsIn, years }: AvailabilityFacts,
): Minutes {
  const thisYear = leaveYearOf(today, startsIn);
  const booked = years.get(leaveYear)?.balance ?? 0;
  if (terms.isUnlimited) return booked;
  if (leaveYear !== thisYear + 1) return booked - minutes;
  const availableNow = years.get(thisYear)?.available ?? 0;
  return openingOfNextYear({ terms, employment, availableNow, year: thisYear, startsIn }) + booked - minutes;
}
