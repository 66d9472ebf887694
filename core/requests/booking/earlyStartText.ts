import { formatFullDate, type IsoDate } from "#core/calendar/dates.ts";

/** Returns the error text for a request that starts before the earliest day on which leave can start. */
export function earlyStartText(earliest: IsoDate, today: IsoDate): string {
  return earliest < today
    ? `Start date must be ${formatFullDate(earliest)} or later`
    : "Start date cannot be in the past";
}
