import type { Minutes } from "#core/leave/amounts.ts";
import { addDays } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { earnedParts } from "./earnedParts.ts";
import { MinutesSum } from "./MinutesSum.ts";
import { periodOf } from "../termsTimeline.ts";

/**
 * Returns the minutes due into a leave year by the end of a day, before any cap. Only terms that have begun by that day
 * count, and the current ones continue. Unlimited terms keep the amount of the day before them. A leaver's last period
 * is due on the last day at the latest.
 */
export function earnedBy(accrual: AccrualCase, year: LeaveYear, on: IsoDate): Minutes {
  const current = periodOf(accrual.timeline, on);
  const known = accrual.timeline.indexOf(current);
  if (current.terms.isUnlimited) return known === 0 ? 0 : earnedBy(accrual, year, addDays(current.from, -1));
  const sum = new MinutesSum();
  for (const { dueOn, minutes } of earnedParts(accrual, year, known)) {
    if (dueOn <= on) sum.add(minutes);
  }
  return sum.rounded();
}
