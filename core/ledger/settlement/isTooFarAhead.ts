import { addMonths, type IsoDate } from "#core/calendar/dates.ts";

const YEARS_AHEAD = 10;

export function isTooFarAhead(endDate: IsoDate, today: IsoDate): boolean {
  return endDate > addMonths(today, 12 * YEARS_AHEAD);
}
