import { addMonths, type IsoDate } from "#core/calendar/dates.ts";

/** Each year takes time to calculate and makes the result less certain. */
const YEARS_AHEAD = 10;

export function isTooFarAhead(endDate: IsoDate, today: IsoDate): boolean {
  return endDate > addMonths(today, 12 * YEARS_AHEAD);
}
