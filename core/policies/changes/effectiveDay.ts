import { addMonths, formatDate, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";

/** How far ahead a change can be scheduled: a preview computes everything that falls due until then. */
const MAX_MONTHS = 60;
/** The most days with a scheduled change: what falls due is computed for each of them. */
const MAX_SCHEDULED = 24;

/**
 * Returns the effective day of a change: the given one, or else the first day of the current leave year. Throws for an
 * earlier day and, unless a change is already scheduled for it, for a day more than five years ahead or if many changes
 * are scheduled.
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
  const isAdded = wanted !== undefined && wanted > today && !scheduled.includes(wanted);
  if (isAdded && wanted > last) throw unfit("too_far_ahead", `Changes can be scheduled through ${formatDate(last)}`);
  if (isAdded && new Set(scheduled.filter((day) => day > today)).size >= MAX_SCHEDULED) {
    throw unfit("too_many_scheduled", `${MAX_SCHEDULED} changes are already scheduled. Please cancel one first.`);
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
