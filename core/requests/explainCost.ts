import { eachDate, weekdayOf } from "#core/calendar/dates.ts";
import { MINUTES_PER_DAY, type Minutes, toDays } from "#core/leave/amounts.ts";
import { isHalf, patternMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { dayCosts, type Span, totalMinutes } from "./requestCost.ts";

/** Explains the cost of a request: `5 weekdays − Memorial Day = 4 days`, or `3 days` without holidays. */
export function explainCost(span: Span, calendar: WorkCalendar): string {
  const cost = totalMinutes(dayCosts(span, calendar));
  const weekdays = dayCosts(span, { ...calendar, countHolidays: true });
  const holidays = calendar.countHolidays ? [] : weekdays.flatMap((day) => holidayOf(day, calendar));
  if (totalMinutes(weekdays) === cost) return count(cost, "day");
  const word = areWeekdaysWorked(span, calendar) ? "weekday" : "workday";
  return `${[count(totalMinutes(weekdays), word), ...holidays].join(" − ")} = ${count(cost, "day")}`;
}

/** Returns whether the worked dates of a span are those from Monday to Friday. */
function areWeekdaysWorked({ startDate, endDate }: Span, calendar: WorkCalendar): boolean {
  return eachDate(startDate, endDate).every((date) => patternMinutes(date, calendar) > 0 === weekdayOf(date) <= 5);
}

function holidayOf({ date }: DayCost, { holidays }: WorkCalendar): string[] {
  const holiday = holidays.get(date);
  if (!holiday) return [];
  return [isHalf(holiday) ? `half of ${holiday.name}` : holiday.name];
}

function count(minutes: Minutes, unit: string): string {
  return `${toDays(minutes)} ${unit}${minutes === MINUTES_PER_DAY ? "" : "s"}`;
}
