import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { hoursOf, type LeaveParts } from "#core/leave/LeaveParts.ts";
import { openMinutes, openPart, patternMinutes } from "#core/offices/workCalendar.ts";
import { patternOn } from "#core/working/patternOn.ts";
import { workedDates } from "#core/working/WorkingPattern.ts";
import { countedPart, countingOf, datesIn, type LeaveCalendar } from "./cost/LeaveCalendar.ts";
import { type TakenPart, takenPart } from "./parts/takenPart.ts";

/**
 * A request's first and last dates, inclusive. `parts` is missing or null if the dates are taken whole, or if the
 * person didn't say which half of a half day they take; every half day has a single date.
 */
export interface Span {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  parts?: LeaveParts | null | undefined;
}

/** The unit of a leave type. */
export type Unit = Parameters<typeof minutesPer>[0];

/**
 * Returns a request's cost by date in a type with the given unit; free dates are omitted. A half day may be on a date
 * that costs nothing, such as a newly added holiday.
 */
export function requestCost(span: Span, calendar: LeaveCalendar, unit: Unit = "day"): DayCost[] {
  const dates = datesIn(calendar);
  const taken = eachDate(span.startDate, span.endDate).flatMap((date) => {
    const counted = countedPart(date, countingOf(date, calendar), dates);
    const { part, isRest } = takenPart(date, span, { counted, holiday: calendar.holidays.get(date) });
    return part > 0 ? [{ date, part, isRest }] : [];
  });
  const costs = costsInUnit(taken, calendar, unit);
  const hours = hoursOf(span);
  return hours ? costs.map(({ date, minutes }) => ({ date, minutes: Math.min(minutes, hours.minutes) })) : costs;
}

/** Returns whether a half day is possible: on a single date that costs something. */
export function isHalfDayPossible(
  { startDate, endDate }: Pick<Span, "startDate" | "endDate">,
  calendar: LeaveCalendar,
  unit: Unit = "day",
): boolean {
  return startDate === endDate && requestCost({ startDate, endDate, isHalfDay: false }, calendar, unit).length > 0;
}

export function totalMinutes(costs: readonly DayCost[]): Minutes {
  return costs.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** A counted date of a request, with the part of it that is taken off. */
interface TakenDate extends TakenPart {
  date: IsoDate;
}

/**
 * Returns the cost of counted dates in the unit of the policy in force on each, or else in the type's unit; dates that
 * cost nothing are omitted. In days or shifts, a whole date costs one regardless of its hours; in hours, or under a
 * policy that counts hours, it costs the minutes of its pattern that no holiday covers; in weeks, it costs a share of a
 * week.
 */
function costsInUnit(taken: readonly TakenDate[], calendar: LeaveCalendar, unit: Unit): DayCost[] {
  const weeks = roundedSums();
  const costOf = ({ date, part, isRest }: TakenDate): Minutes => {
    const unitOn = calendar.unitOn?.(date) ?? unit;
    if (unitOn === "week") return weeks((part * minutesPer("week")) / datesPerWeek(date, calendar));
    const isInHours = unitOn === "hour" || calendar.countingOn?.(date).in === "hours";
    const amount = isInHours ? part * minutesInHours(date, calendar) : part * minutesPer(unitOn);
    return isRest ? Math.floor(amount) : Math.ceil(amount);
  };
  return taken.map((each) => ({ date: each.date, minutes: costOf(each) })).filter(({ minutes }) => minutes > 0);
}

/**
 * Returns the minutes of a whole date in hours. If a holiday covers some of them, the date's open part costs the rest.
 */
function minutesInHours(date: IsoDate, calendar: LeaveCalendar): number {
  if (countingOf(date, calendar).holidays === "count") return patternMinutes(date, calendar);
  return openMinutes(date, calendar) / openPart(date, calendar);
}

/** Returns a function that rounds amounts through their running sum, so that a whole week costs exactly one week. */
function roundedSums(): (amount: number) => Minutes {
  let exact = 0;
  let charged: Minutes = 0;
  return (amount) => {
    exact += amount;
    const minutes = Math.floor(exact + 0.5 + 1e-9) - charged;
    charged += minutes;
    return minutes;
  };
}

/** Returns how many dates of a week count, on average over the cycle of the working pattern. */
function datesPerWeek(date: IsoDate, calendar: LeaveCalendar): number {
  const { days = "working" } = countingOf(date, calendar);
  if (days !== "working") return days === "calendar" ? 7 : 6;
  const pattern = patternOn(date, calendar.patterns);
  return workedDates(pattern) / pattern.weeks.length;
}
