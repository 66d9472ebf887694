import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";

export function earlyEnd({ startDate }: { startDate: IsoDate }, today: IsoDate): IsoDate {
  return latest(addDays(today, -1), startDate);
}
