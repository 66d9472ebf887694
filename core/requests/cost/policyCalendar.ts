import type { IsoDate } from "#core/calendar/dates.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { LeaveCalendar } from "./LeaveCalendar.ts";

/** Returns a person's calendar with the counting rules and units of the policies in force on each date. */
export function policyCalendar(calendar: WorkCalendar, { timeline }: Pick<AccrualCase, "timeline">): LeaveCalendar {
  if (!timeline.some(({ terms }) => terms.document)) return calendar;
  const documentOn = (date: IsoDate) => termsOn(timeline, date).document;
  return {
    ...calendar,
    countingOn: (date) => documentOn(date)?.counting ?? {},
    unitOn: (date) => documentOn(date)?.unit,
  };
}
