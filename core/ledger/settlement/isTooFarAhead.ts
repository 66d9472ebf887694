import { addMonths, type IsoDate } from "#core/calendar/dates.ts";

/**
 * The number of years ahead for which a settlement is calculated, because each year takes time and makes it less
 * certain.
 */
const YEARS_AHEAD = 10;

/** Returns whether a last day is too far ahead for its settlement to be calculated. */
export function isTooFarAhead(endDate: IsoDate, today: IsoDate): boolean {
  return endDate > addMonths(today, 12 * YEARS_AHEAD);
}
