import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { leaveYearOf, leaveYearStart, type YearStart } from "#core/leave/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";

const MAX_MONTHS = 60;
const MAX_SCHEDULED = 24;
const MAX_RECENT = 24;

export function effectiveDay(
  wanted: IsoDate | undefined,
  { today, startsIn, scheduled }: { today: IsoDate; startsIn: YearStart; scheduled: readonly IsoDate[] },
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
  const effectiveOn = wanted ?? yearStart;
  const since = addMonths(today, -12);
  const recent = new Set(scheduled.filter((day) => since < day && day < effectiveOn));
  if (effectiveOn <= today && !scheduled.includes(effectiveOn) && recent.size >= MAX_RECENT) {
    throw unfit("too_many_changes", `${MAX_RECENT} changes took effect before this day. Please choose an earlier day.`);
  }
  return effectiveOn;
}

export function tooEarly(text: string): Refusal {
  return unfit("too_early", text);
}

function unfit(code: string, text: string): Refusal {
  return new Refusal("invalid", code, text, { fields: { effectiveOn: text } });
}
