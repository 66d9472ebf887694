import type { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { eachDate, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { hoursOf } from "#core/leave/LeaveParts.ts";
import { type Span, takenPart } from "#core/requests/requestCost.ts";
import { listText } from "#core/listText.ts";
import { dayAndMonth } from "#console/shared/localDates.ts";
import { countText } from "#core/countText.ts";

const HOURS_A_DAY = 8;

export function weekdaysIn(span: Span, free: readonly IsoDate[] = []): number {
  return daysIn(span, (date) => isWeekday(date) && !free.includes(date));
}

export function lengthOf(span: Span, unit: LeaveUnit, isWorked: (date: IsoDate) => boolean): number {
  const hours = hoursOf(span);
  if (hours) return hours.minutes / 60;
  return daysIn(span, isWorked) * (unit === "hour" ? HOURS_A_DAY : 1);
}

function daysIn(span: Span, isCounted: (date: IsoDate) => boolean): number {
  const counted = eachDate(span.startDate, span.endDate).filter(isCounted);
  return counted.reduce((sum, date) => sum + takenPart(date, span, { counted: 1, holiday: undefined }).part, 0);
}

export function holidaySum(span: Span, { days, holidays }: PreviewAnswer, unit: LeaveUnit): string | undefined {
  const free = holidays.filter(({ date }) => isWeekday(date));
  const weekdays = weekdaysIn({ ...span, isHalfDay: false });
  if (span.parts) return holidaysBesideParts(span, free, days, unit);
  const isTheSum = (weekdays - free.length) * (unit === "hour" ? HOURS_A_DAY : 1) === days;
  if (free.length === 0 || !isTheSum) return undefined; // An office may count holidays as workdays.
  return `${[countText(weekdays, "weekday"), ...holidayNames(free)].join(" − ")} = ${countText(days, unit)}`;
}

function holidaysBesideParts(
  span: Span,
  free: PreviewAnswer["holidays"],
  days: number,
  unit: LeaveUnit,
): string | undefined {
  const counted = weekdaysIn(
    span,
    free.map(({ date }) => date),
  );
  const isTheSum = hoursOf(span) ? days === 0 : counted * (unit === "hour" ? HOURS_A_DAY : 1) === days;
  if (free.length === 0 || !isTheSum) return undefined;
  return `${listText(holidayNames(free))} ${free.length === 1 ? "doesn't" : "don't"} count`;
}

function holidayNames(holidays: PreviewAnswer["holidays"]): string[] {
  const names = holidays.map(({ name }) => name);
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} (${countText(count, "day")})`;
  });
}

const MAX_NAMED = 3;

export function freeDatesText({ days, freeDates }: Pick<PreviewAnswer, "days" | "freeDates">): string | undefined {
  const free = days === 0 ? freeDates : freeDates.filter(isWeekday);
  if (free.length === 0) return undefined;
  if (free.length > MAX_NAMED) return `${free.length} of these dates aren't workdays for you`;
  return `${listText(free.map(dayAndMonth))} ${free.length === 1 ? "isn't a workday" : "aren't workdays"} for you`;
}

export function isWorkday(date: IsoDate, preview: PreviewAnswer | undefined): boolean {
  return preview ? !preview.freeDates.includes(date) : isWeekday(date);
}

function isWeekday(date: IsoDate): boolean {
  return weekdayOf(date) <= 5;
}
