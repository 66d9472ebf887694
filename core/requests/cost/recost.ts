import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { type DateRange, isWithin } from "./addedEmployment.ts";
import { type LeaveCalendar, requestCost, type Span, type Unit } from "../requestCost.ts";

/** Dates through today keep their cost unless `again` contains them. */
export function recost(
  span: Span & { unit: Unit },
  stored: readonly DayCost[],
  calendar: LeaveCalendar,
  today: IsoDate,
  again: readonly DateRange[] = [],
): DayCost[] {
  const isKept = ({ date }: { date: IsoDate }) => date <= today && !isWithin(date, again);
  const kept = stored.filter(isKept).map(({ date, minutes }) => ({ date, minutes }));
  return [...kept, ...requestCost(span, calendar, span.unit).filter((day) => !isKept(day))].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}
