import { addMonths, formatDate, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";

/** How far ahead a change can be scheduled: a preview computes everything that falls due until then. */
const MAX_MONTHS = 60;

/**
 * Returns the effective day of a change: the given one, or else the first day of the current leave year. Throws for an
 * earlier day, and for a day more than five years ahead unless a change is already scheduled for it.
 */
export function effectiveDay(
  wanted: IsoDate | undefined,
  { today, startsIn, scheduled }: { today: IsoDate; startsIn: number; scheduled: readonly IsoDate[] },
): IsoDate {
  const yearStart = leaveYearStart(leaveYearOf(today, startsIn), startsIn);
  if (wanted !== undefined && wanted < yearStart) {
    throw tooEarly("Changes can't take effect before the current leave year");
  }
  const last = addMonths(today, MAX_MONTHS);
  if (wanted !== undefined && wanted > last && !scheduled.includes(wanted)) {
    throw unfit("too_far_ahead", `Changes can be scheduled through ${formatDate(last)}`);
  }
  return wanted ?? yearStart;
}

/** Returns the refusal of an effective day that is too early. */
export function tooEarly(text: string): Refusal {
  return unfit("too_early", text);
}

function unfit(code: string, text: string): Refusal {
  return new Refusal("invalid", code, text, { fields: { effectiveOn: text } });
}
