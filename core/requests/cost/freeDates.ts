import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { type LeaveCalendar, requestCost, type Span, type Unit } from "../requestCost.ts";

export function freeDates(
  { startDate, endDate }: Pick<Span, "startDate" | "endDate">,
  calendar: LeaveCalendar,
  unit: Unit = "day",
): IsoDate[] {
  const costs = requestCost({ startDate, endDate, isHalfDay: false }, withoutHolidays(calendar), unit);
  const counted = new Set(costs.map(({ date }) => date));
  return eachDate(startDate, endDate).filter((date) => !counted.has(date));
}

export function withoutHolidays(calendar: LeaveCalendar): LeaveCalendar {
  return { ...calendar, holidays: new Map() };
}
