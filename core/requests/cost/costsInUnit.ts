import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { patternMinutes } from "#core/offices/workCalendar.ts";
import { patternOn } from "#core/working/patternOn.ts";
import { workedDates } from "#core/working/WorkingPattern.ts";
import { countingOf, type LeaveCalendar } from "./LeaveCalendar.ts";

/** The unit of a leave type. */
export type Unit = Parameters<typeof minutesPer>[0];

/** A counted date of a request, with the part of it that is taken off. */
export interface TakenDate {
  date: IsoDate;
  part: number;
}

/**
 * Returns the cost of counted dates; those that cost nothing are omitted. A date costs one day or shift whatever its
 * hours, its pattern's minutes in a type in hours or under a policy that counts hours, and a share of a week in a type in
 * weeks.
 */
export function costsInUnit(taken: readonly TakenDate[], calendar: LeaveCalendar, unit: Unit): DayCost[] {
  if (unit === "week") return weekCosts(taken, calendar);
  const isInHours = (date: IsoDate) => unit === "hour" || calendar.countingOn?.(date).in === "hours";
  const whole = (date: IsoDate) => (isInHours(date) ? patternMinutes(date, calendar) : minutesPer(unit));
  return taken
    .map(({ date, part }) => ({ date, minutes: Math.ceil(part * whole(date)) }))
    .filter(({ minutes }) => minutes > 0);
}

/** Rounds the sum through each date, so that a whole week costs exactly one week. */
function weekCosts(taken: readonly TakenDate[], calendar: LeaveCalendar): DayCost[] {
  let exact = 0;
  let charged: Minutes = 0;
  return taken.map(({ date, part }) => {
    exact += (part * minutesPer("week")) / datesPerWeek(date, calendar);
    const minutes = Math.floor(exact + 0.5 + 1e-9) - charged;
    charged += minutes;
    return { date, minutes };
  });
}

/** Returns how many dates of a week count, on average over the cycle of the working pattern. */
function datesPerWeek(date: IsoDate, calendar: LeaveCalendar): number {
  const { days = "working" } = countingOf(date, calendar);
  if (days !== "working") return days === "calendar" ? 7 : 6;
  const pattern = patternOn(date, calendar.patterns);
  return workedDates(pattern) / pattern.weeks.length;
}
