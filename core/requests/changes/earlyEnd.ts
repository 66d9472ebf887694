import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";

/** Yesterday, or the first day of the leave if that is later. */
export function earlyEnd({ startDate }: { startDate: IsoDate }, today: IsoDate): IsoDate {
  return latest(addDays(today, -1), startDate);
}
