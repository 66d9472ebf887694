import type { IsoDate } from "#core/calendar/dates.ts";

export function lastDayIfDeactivated(
  { startDate, endDate }: { startDate: IsoDate | null; endDate: IsoDate | null },
  today: IsoDate,
): IsoDate {
  if (endDate !== null && endDate < today) return endDate;
  return startDate !== null && startDate > today ? startDate : today;
}
