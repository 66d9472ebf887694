import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";

/** Returns the last day to propose for leave that has begun and ends early: yesterday, or else its first day. */
export function earlyEnd({ startDate }: { startDate: IsoDate }, today: IsoDate): IsoDate {
  return latest(addDays(today, -1), startDate);
}
