import { MINUTES_PER_DAY, type Minutes, toDays } from "#core/leave/amounts.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { dayCosts, type Span, totalMinutes } from "./requestCost.ts";

/** Explains the cost of a request: `5 weekdays − Memorial Day = 4 days`, or `3 days` without holidays. */
export function explainCost(span: Span, calendar: WorkCalendar): string {
  const cost = totalMinutes(dayCosts(span, calendar));
  const weekdays = dayCosts(span, { ...calendar, countHolidays: true });
  const holidays = calendar.countHolidays ? [] : weekdays.flatMap((day) => holidayOf(day, calendar));
  if (totalMinutes(weekdays) === cost) return count(cost, "day");
  return `${[count(totalMinutes(weekdays), "weekday"), ...holidays].join(" − ")} = ${count(cost, "day")}`;
}

function holidayOf({ date }: DayCost, { holidays }: WorkCalendar): string[] {
  const holiday = holidays.get(date);
  if (!holiday) return [];
  return [holiday.part === "half" ? `half of ${holiday.name}` : holiday.name];
}

function count(minutes: Minutes, unit: string): string {
  return `${toDays(minutes)} ${unit}${minutes === MINUTES_PER_DAY ? "" : "s"}`;
}
