import type { Minutes } from "#core/leave/amounts.ts";
import { addDays } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { earnedParts } from "./earnedParts.ts";
import { MinutesSum } from "./MinutesSum.ts";
import { periodOf } from "../termsTimeline.ts";

/**
 * Returns the minutes earned in a leave year that are due by the end of a day, before any cap. Only terms that have
 * begun by that day count, and the current terms are assumed to continue. Unlimited terms keep the amount earned by the
 * day before they began. A leaver's last period is due no later than the last day of employment.
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
