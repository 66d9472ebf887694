import { addDays, addMonths, type IsoDate, monthEnd, monthStart } from "#core/calendar/dates.ts";

export function monthWindow(month: IsoDate, today: IsoDate, count = 1): { from: IsoDate; to: IsoDate } | undefined {
  const thisMonth = monthStart(today);
  const last = addMonths(month, count - 1);
  const isUsual = month >= addMonths(thisMonth, -1) && last <= addMonths(thisMonth, 11);
  return isUsual ? undefined : { from: addDays(month, -6), to: addDays(monthEnd(last), 6) };
}
