import { addDays, addMonths, type IsoDate, monthEnd, monthStart } from "#core/calendar/dates.ts";

/**
 * Returns undefined from last month to eleven months ahead: those months share one query, the server's default window.
 * Any other month gets its own window.
 */
export function monthWindow(month: IsoDate, today: IsoDate): { from: IsoDate; to: IsoDate } | undefined {
  const thisMonth = monthStart(today);
  const isUsual = month >= addMonths(thisMonth, -1) && month <= addMonths(thisMonth, 11);
  // A month's weeks begin and end in the adjacent months.
  return isUsual ? undefined : { from: addDays(month, -6), to: addDays(monthEnd(month), 6) };
}
