import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { costsInUnit, type Unit } from "./cost/costsInUnit.ts";
import { countedPart } from "./cost/countedPart.ts";
import { countingOf, datesIn, type LeaveCalendar } from "./cost/LeaveCalendar.ts";

/** A request's first and last dates, inclusive; a half day has a single date. */
export interface Span {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** The error text for a half day on several dates or on a date that isn't worked. */
export const HALF_DAY_TEXT = "A half day is only possible on a single weekday";

/**
 * Returns a request's cost by date in a type with the given unit; free dates are omitted. Throws for an impossible
 * half day.
 */
export function requestCost(span: Span, calendar: LeaveCalendar, unit: Unit = "day"): DayCost[] {
  if (span.isHalfDay && !isHalfDayPossible(span, calendar, unit)) {
    throw new Refusal("invalid", "half_day_impossible", HALF_DAY_TEXT, { fields: { isHalfDay: HALF_DAY_TEXT } });
  }
  return dayCosts(span, calendar, unit);
}

/** Returns the cost by date without checking half days: a half day on a newly added holiday costs nothing. */
export function dayCosts(
  { startDate, endDate, isHalfDay }: Span,
  calendar: LeaveCalendar,
  unit: Unit = "day",
): DayCost[] {
  const most = isHalfDay ? 0.5 : 1;
  const dates = datesIn(calendar);
  const taken = eachDate(startDate, endDate).flatMap((date) => {
    const part = countedPart(date, countingOf(date, calendar), dates);
    return part > 0 ? [{ date, part: Math.min(part, most) }] : [];
  });
  return costsInUnit(taken, calendar, unit);
}

/** Returns whether a half day is possible: on a single date that costs something. */
export function isHalfDayPossible(
  { startDate, endDate }: Pick<Span, "startDate" | "endDate">,
  calendar: LeaveCalendar,
  unit: Unit = "day",
): boolean {
  return startDate === endDate && dayCosts({ startDate, endDate, isHalfDay: false }, calendar, unit).length > 0;
}

export function totalMinutes(costs: readonly DayCost[]): Minutes {
  return costs.reduce((sum, { minutes }) => sum + minutes, 0);
}
