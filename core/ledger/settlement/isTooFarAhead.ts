import { addMonths, type IsoDate } from "#core/calendar/dates.ts";

/** A settlement is calculated at most this many years ahead, because each year takes time and makes it less certain. */
const YEARS_AHEAD = 10;

export function isTooFarAhead(endDate: IsoDate, today: IsoDate): boolean {
  return endDate > addMonths(today, 12 * YEARS_AHEAD);
}
