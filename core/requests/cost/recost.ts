import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { type LeaveCalendar, requestCost, type Span, type Unit } from "../requestCost.ts";

/**
 * Returns a request's costs after the office's calendar or the policy's counting rule changed: dates after today are
 * recalculated, and all others keep their cost.
 */
export function recost(
  span: Span & { unit: Unit },
  stored: readonly DayCost[],
  calendar: LeaveCalendar,
  today: IsoDate,
): DayCost[] {
  const past = stored.filter(({ date }) => date <= today).map(({ date, minutes }) => ({ date, minutes }));
  return [...past, ...requestCost(span, calendar, span.unit).filter(({ date }) => date > today)];
}
