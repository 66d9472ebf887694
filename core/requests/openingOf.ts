import type { Minutes } from "#core/leave/amounts.ts";
import { addDays } from "#core/calendar/dates.ts";
import { leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { capAccrual } from "#core/policies/accrual/capAccrual.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { carryOver } from "#core/policies/accrual/carryOver.ts";

interface Opening {
  carried: Minutes;
  accrued: Minutes;
}

const known = new WeakMap<AccrualCase, Map<LeaveYear, (left: Minutes) => Opening>>();

/**
 * Returns a function from the previous year's remaining minutes to a leave year's opening balance, without its
 * bookings: the carry-over and the accruals due on its first day. Derives it once for each accrual case.
 */
export function openingOf(accrual: AccrualCase, year: LeaveYear): (left: Minutes) => Opening {
  const years = known.get(accrual) ?? new Map<LeaveYear, (left: Minutes) => Opening>();
  known.set(accrual, years);
  const opening = years.get(year) ?? deriveOpening(accrual, year);
  years.set(year, opening);
  return opening;
}

function deriveOpening(accrual: AccrualCase, year: LeaveYear): (left: Minutes) => Opening {
  const firstDay = leaveYearStart(year, accrual.startsIn);
  const events = dueEvents(accrual, addDays(firstDay, -1), firstDay);
  return (left) => {
    const opening: Opening = { carried: 0, accrued: 0 };
    for (const event of events) {
      if (event.kind === "carry_over") opening.carried = carryOver(left, event.limit).carried;
      else opening.accrued += capAccrual(event.minutes, opening.carried + opening.accrued, event.maxBalance).posted;
    }
    return opening;
  };
}
