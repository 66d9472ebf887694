import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { patternMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import { patternOn } from "#core/working/patternOn.ts";
import { workedDates } from "#core/working/WorkingPattern.ts";

/** The unit of a leave type. */
export type Unit = Parameters<typeof minutesPer>[0];

/** A worked date of a request, with the part of it that is taken off. */
export interface TakenDate {
  date: IsoDate;
  part: number;
}

/**
 * Returns the cost of worked dates. A date costs one day or shift whatever its hours, its pattern's minutes in a type
 * counted in hours, and a share of a week in a type counted in weeks.
 */
export function costsInUnit(taken: readonly TakenDate[], calendar: WorkCalendar, unit: Unit): DayCost[] {
  if (unit === "week") return weekCosts(taken, calendar);
  const whole = (date: IsoDate) => (unit === "hour" ? patternMinutes(date, calendar) : minutesPer(unit));
  return taken.map(({ date, part }) => ({ date, minutes: Math.ceil(part * whole(date)) }));
}

/** Rounds the sum through each date, so that a whole week costs exactly one week. */
function weekCosts(taken: readonly TakenDate[], { patterns }: WorkCalendar): DayCost[] {
  let exact = 0;
  let charged: Minutes = 0;
  return taken.map(({ date, part }) => {
    const pattern = patternOn(date, patterns);
    exact += (part * minutesPer("week") * pattern.weeks.length) / workedDates(pattern);
    const minutes = Math.floor(exact + 0.5 + 1e-9) - charged;
    charged += minutes;
    return { date, minutes };
  });
}
