import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AvailabilityFacts } from "./availability.ts";
import { openingOf } from "./openingOf.ts";
import { chargedIn } from "./yearCharges.ts";
import type { DayCost } from "#core/leave/DayCost.ts";

/**
 * Returns a leave year's balance after a request is approved. A year that has not begun counts with its expected
 * opening; unlimited leave takes nothing.
 */
export function balanceAfter(
  { leaveYear, dayCosts }: { leaveYear: LeaveYear; dayCosts: readonly DayCost[] },
  { today, accrual, years }: AvailabilityFacts,
): Minutes {
  const thisYear = leaveYearOf(today, accrual.startsIn);
  const left = (years.get(leaveYear)?.balance ?? 0) - chargedIn(leaveYear, dayCosts, accrual);
  if (leaveYear !== thisYear + 1) return left;
  const { carried, accrued } = openingOf(accrual, leaveYear)(years.get(thisYear)?.available ?? 0);
  return left + carried + accrued;
}
