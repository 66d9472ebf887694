import type { IsoDate } from "#core/calendar/dates.ts";

/** Today, an earlier last day that was already set, or the start date of a person who hasn't started yet. */
export function lastDayIfDeactivated(
  { startDate, endDate }: { startDate: IsoDate | null; endDate: IsoDate | null },
  today: IsoDate,
): IsoDate {
  if (endDate !== null && endDate < today) return endDate;
  return startDate !== null && startDate > today ? startDate : today;
}
