import type { IsoDate } from "#core/calendar/dates.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { dayCosts, type Span } from "../requestCost.ts";
import type { Unit } from "./costsInUnit.ts";

/**
 * Returns a request's costs after its office's calendar changed: dates after today are recalculated, and earlier ones
 * keep their cost.
 */
export function recost(
  span: Span & { unit: Unit },
  stored: readonly DayCost[],
  calendar: WorkCalendar,
  today: IsoDate,
): DayCost[] {
  const past = stored.filter(({ date }) => date <= today).map(({ date, minutes }) => ({ date, minutes }));
  return [...past, ...dayCosts(span, calendar, span.unit).filter(({ date }) => date > today)];
}
