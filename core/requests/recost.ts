import type { IsoDate } from "#core/calendar/dates.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { dayCosts, type Span } from "./requestCost.ts";

/** What a request takes after its office's calendar has changed: dates after today cost anew, the others what they did. */
export function recost(span: Span, stored: readonly DayCost[], calendar: WorkCalendar, today: IsoDate): DayCost[] {
  const past = stored.filter(({ date }) => date <= today).map(({ date, minutes }) => ({ date, minutes }));
  return [...past, ...dayCosts(span, calendar).filter(({ date }) => date > today)];
}
