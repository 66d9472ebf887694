import type { DayCost } from "#core/leave/DayCost.ts";
import { MINUTES_PER_DAY, type Minutes } from "#core/leave/amounts.ts";
import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";
import { Refusal } from "#core/refusal.ts";

/** The dates of a request, both included; a half day has one date. */
export interface Span {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** What is said to a half day over several dates, or on one that is not worked. */
export const HALF_DAY_TEXT = "A half day is possible on a single weekday only";

/** What a request takes, by date; dates that cost nothing are left out. Refuses a half day that is none. */
export function requestCost(span: Span, calendar: WorkCalendar): DayCost[] {
  if (span.isHalfDay && !isHalfDayPossible(span, calendar)) {
    throw new Refusal("invalid", "half_day_impossible", HALF_DAY_TEXT, { fields: { isHalfDay: HALF_DAY_TEXT } });
  }
  return dayCosts(span, calendar);
}

/** The same without a verdict on half days: one that fell on a new holiday costs nothing. */
export function dayCosts({ startDate, endDate, isHalfDay }: Span, calendar: WorkCalendar): DayCost[] {
  const most = isHalfDay ? MINUTES_PER_DAY / 2 : MINUTES_PER_DAY;
  return eachDate(startDate, endDate)
    .map((date) => ({ date, minutes: Math.min(workedMinutes(date, calendar), most) }))
    .filter(({ minutes }) => minutes > 0);
}

/** Whether half a day can be asked for: on a single date that is worked. */
export function isHalfDayPossible(
  { startDate, endDate }: Pick<Span, "startDate" | "endDate">,
  calendar: WorkCalendar,
): boolean {
  return startDate === endDate && workedMinutes(startDate, calendar) > 0;
}

/** The sum of the costs of dates. */
export function totalMinutes(costs: readonly DayCost[]): Minutes {
  return costs.reduce((sum, { minutes }) => sum + minutes, 0);
}
