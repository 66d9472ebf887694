import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";

/**
 * Returns the effective day of a change: the given one, or else the first day of the current leave year. Throws for an
 * earlier day.
 */
export function effectiveDay(wanted: IsoDate | undefined, today: IsoDate, startsIn: number): IsoDate {
  const yearStart = leaveYearStart(leaveYearOf(today, startsIn), startsIn);
  if (wanted !== undefined && wanted < yearStart) {
    throw tooEarly("Changes can't take effect before the current leave year");
  }
  return wanted ?? yearStart;
}

/** Returns the refusal of an effective day that is too early. */
export function tooEarly(text: string): Refusal {
  return new Refusal("invalid", "too_early", text, { fields: { effectiveOn: text } });
}
