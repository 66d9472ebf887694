import { eachDate, weekdayOf } from "#core/calendar/dates.ts";
import { MINUTES_PER_DAY, type Minutes, toDays } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { isHalf, patternMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { dayCosts, type Span, totalMinutes } from "./requestCost.ts";

/** Explains the cost of a request: `5 weekdays − Memorial Day = 4 days`, or `3 days` (`24 hours`) without holidays. */
export function explainCost(span: Span, calendar: WorkCalendar, unit: LeaveUnit = "day"): string {
  const cost = totalMinutes(dayCosts(span, calendar, unit));
  const isWhole = calendar.countHolidays || totalMinutes(dayCosts(span, withHolidays(calendar), unit)) === cost;
  if (isWhole) return amountInWords(cost, unit);
  const weekdays = dayCosts(span, withHolidays(calendar));
  const holidays = weekdays.flatMap((day) => holidayOf(day, calendar));
  const word = areWeekdaysWorked(span, calendar) ? "weekday" : "workday";
  return `${[count(totalMinutes(weekdays), word), ...holidays].join(" − ")} = ${amountInWords(cost, unit)}`;
}

/** Returns a calendar whose holidays cost as much as other dates. */
function withHolidays(calendar: WorkCalendar): WorkCalendar {
  return { ...calendar, countHolidays: true };
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

function count(minutes: Minutes, what: string): string {
  return `${toDays(minutes)} ${what}${minutes === MINUTES_PER_DAY ? "" : "s"}`;
}
