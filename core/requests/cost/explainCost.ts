import { eachDate, weekdayOf } from "#core/calendar/dates.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { countText } from "#core/countText.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { type Holiday, isHalf } from "#core/offices/workCalendar.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { freeDates, withoutHolidays } from "./freeDates.ts";
import { countingOf, type LeaveCalendar, requestCost, type Span, takenPart, totalMinutes } from "../requestCost.ts";

const WHOLE = { counted: 1, holiday: undefined };

export function explainCost(span: Span, calendar: LeaveCalendar, unit: LeaveUnit = "day"): string {
  const costs = requestCost(span, calendar, unit);
  const cost = totalMinutes(costs);
  const counted = requestCost(span, withoutHolidays(calendar), unit);
  if (totalMinutes(counted) === cost) return amountInWords(cost, unit);
  const costOn = new Map(costs.map(({ date, minutes }) => [date, minutes]));
  const cheaper = counted.filter(({ date, minutes }) => (costOn.get(date) ?? 0) < minutes);
  const holidays = cheaper.flatMap((day) => holidayOf(day, calendar));
  const dates = counted.reduce((sum, { date }) => sum + takenPart(date, span, WHOLE).part, 0);
  return `${[countText(dates, nounOf(span, calendar, unit)), ...holidays].join(" − ")} = ${amountInWords(cost, unit)}`;
}

function nounOf(span: Span, calendar: LeaveCalendar, unit: LeaveUnit): "weekday" | "workday" | "day" {
  const free = new Set(freeDates(span, calendar, unit));
  const dates = eachDate(span.startDate, span.endDate);
  if (dates.every((date) => free.has(date) === weekdayOf(date) > 5)) return "weekday";
  const isWorkdays = dates.every((date) => (countingOf(date, calendar).days ?? "working") === "working");
  return isWorkdays ? "workday" : "day";
}

function holidayOf({ date }: DayCost, calendar: LeaveCalendar): string[] {
  const holiday = calendar.holidays.get(date);
  if (!holiday || countingOf(date, calendar).holidays === "count") return [];
  return [nameOf(holiday)];
}

function nameOf(holiday: Holiday): string {
  if (holiday.part === "hours") return `part of ${holiday.name}`;
  return isHalf(holiday) ? `half of ${holiday.name}` : holiday.name;
}
