import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { requestCost, type Span, type Unit } from "../requestCost.ts";
import type { LeaveCalendar } from "./LeaveCalendar.ts";

/**
 * Returns a request's costs after its office's calendar or the counting rule of its policy changed: dates after today
 * are recalculated, and earlier ones keep their cost.
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
