import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

type ChargedDay = DayCost & { leaveYear: LeaveYear };

/** A pending request, change of approved leave, or credit. */
interface Pending {
  /** The dates with their costs, oldest first. */
  days: readonly ChargedDay[];
  /** The costs of the approved leave that a change would replace; missing for a new request. */
  booked?: readonly ChargedDay[] | undefined;
  isCredit?: boolean | undefined;
  minutes: Minutes;
  /** The current date in the person's office. */
  today: IsoDate;
}

/**
 * Returns what approval would charge by date: for a change, the leave that it replaces is given back, and a credit adds
 * its time today.
 */
export function chargeIfApproved({ days, booked = [], isCredit, minutes, today }: Pending): DayCost[] {
  if (isCredit) return [{ date: today, minutes: -minutes }];
  return [...days, ...booked.map((day) => ({ date: day.date, minutes: -day.minutes }))];
}

/**
 * Returns the first leave year that a request charges or, if it charges nothing, the first year of the booked leave
 * that it changes; the current year if there is none.
 */
export function firstChargedYear({
  days,
  booked,
  thisYear,
}: Pick<Pending, "days" | "booked"> & { thisYear: LeaveYear }): LeaveYear {
  return days[0]?.leaveYear ?? booked?.[0]?.leaveYear ?? thisYear;
}
