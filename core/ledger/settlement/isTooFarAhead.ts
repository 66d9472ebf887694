import { addMonths, type IsoDate } from "#core/calendar/dates.ts";

/**
 * The number of years ahead for which a settlement is calculated, because each year takes time and makes it less
 * certain.
 */
const YEARS_AHEAD = 10;

export function isTooFarAhead(endDate: IsoDate, today: IsoDate): boolean {
  return endDate > addMonths(today, 12 * YEARS_AHEAD);
}
