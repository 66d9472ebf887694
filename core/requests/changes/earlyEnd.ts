import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";

/** Yesterday, or else the first day of the leave. */
export function earlyEnd({ startDate }: { startDate: IsoDate }, today: IsoDate): IsoDate {
  return latest(addDays(today, -1), startDate);
}
