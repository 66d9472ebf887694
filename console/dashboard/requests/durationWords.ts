import type { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { eachDate, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { hoursOf } from "#core/leave/LeaveParts.ts";
import { type Span, takenPart } from "#core/requests/requestCost.ts";
import { listText } from "#core/listText.ts";
import { dayAndMonth } from "#console/shared/localDates.ts";
import { countText } from "#core/countText.ts";

/** The hours that a standard workday costs under a leave type in hours. */
const HOURS_A_DAY = 8;

/** Returns the length of a request in weekdays, without the free ones; a part of a day counts as that part. */
export function weekdaysIn(span: Span, free: readonly IsoDate[] = []): number {
  return daysIn(span, (date) => isWeekday(date) && !free.includes(date));
}

/**
 * Returns a request's length in the unit of its type, as far as it is known without the server: the dates that the
 * person works on, with their parts.
 */
export function lengthOf(span: Span, unit: LeaveUnit, isWorked: (date: IsoDate) => boolean): number {
  const hours = hoursOf(span);
  if (hours) return hours.minutes / 60;
  return daysIn(span, isWorked) * (unit === "hour" ? HOURS_A_DAY : 1);
}

function daysIn(span: Span, isCounted: (date: IsoDate) => boolean): number {
  const counted = eachDate(span.startDate, span.endDate).filter(isCounted);
  return counted.reduce((sum, date) => sum + takenPart(date, span, { counted: 1, holiday: undefined }).part, 0);
}

/**
 * Returns how holidays shorten a request: "5 weekdays − Memorial Day = 4 days", or only which ones don't count if it
 * takes parts of dates; undefined unless holidays alone explain its length.
 */
export function holidaySum(span: Span, { days, holidays }: PreviewAnswer, unit: LeaveUnit): string | undefined {
  const free = holidays.filter(({ date }) => isWeekday(date));
  const weekdays = weekdaysIn({ ...span, isHalfDay: false });
  if (span.parts) return holidaysBesideParts(span, free, days, unit);
  const isTheSum = (weekdays - free.length) * (unit === "hour" ? HOURS_A_DAY : 1) === days;
  if (free.length === 0 || !isTheSum) return undefined; // An office may count holidays as workdays.
  return `${[countText(weekdays, "weekday"), ...holidayNames(free)].join(" − ")} = ${countText(days, unit)}`;
}

/**
 * Returns which holidays don't count in a request for parts of dates; undefined if there are none, or if the other
 * dates don't explain the cost.
 */
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

/** Returns the names of holidays, each once: a closure of several days is named with their number. */
function holidayNames(holidays: PreviewAnswer["holidays"]): string[] {
  const names = holidays.map(({ name }) => name);
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} (${countText(count, "day")})`;
  });
}

/** The maximum number of dates that are named one by one. */
const MAX_NAMED = 3;

/**
 * Returns which dates cost nothing because the person doesn't work on them; undefined if there are none. Omits weekends
 * unless the whole request costs nothing.
 */
export function freeDatesText({ days, freeDates }: Pick<PreviewAnswer, "days" | "freeDates">): string | undefined {
  const free = days === 0 ? freeDates : freeDates.filter(isWeekday);
  if (free.length === 0) return undefined;
  if (free.length > MAX_NAMED) return `${free.length} of these dates aren't workdays for you`;
  return `${listText(free.map(dayAndMonth))} ${free.length === 1 ? "isn't a workday" : "aren't workdays"} for you`;
}

/** Returns whether half of a date can be taken off. Until the preview has loaded, every weekday can. */
export function isWorkday(date: IsoDate, preview: PreviewAnswer | undefined): boolean {
  return preview ? !preview.freeDates.includes(date) : isWeekday(date);
}

function isWeekday(date: IsoDate): boolean {
  return weekdayOf(date) <= 5;
}
