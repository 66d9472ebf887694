import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";

/** The day from which a change of terms holds: the given one, else the first day of the current leave year. Refuses an earlier day. */
export function effectiveDay(wanted: IsoDate | undefined, today: IsoDate, startsIn: number): IsoDate {
  const yearStart = leaveYearStart(leaveYearOf(today, startsIn), startsIn);
  if (wanted !== undefined && wanted < yearStart) {
    throw tooEarly("Changes can't take effect before the current leave year");
  }
  return wanted ?? yearStart;
}

/** The refusal of a day that is too early for a change. */
export function tooEarly(text: string): Refusal {
  return new Refusal("invalid", "too_early", text, { fields: { effectiveOn: text } });
}
