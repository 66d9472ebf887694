import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { LeaveCalendar } from "./LeaveCalendar.ts";

/** Returns a person's calendar with the counting rules of the policies in force on each date. */
export function policyCalendar(calendar: WorkCalendar, { timeline }: Pick<AccrualCase, "timeline">): LeaveCalendar {
  if (!timeline.some(({ terms }) => terms.document?.counting)) return calendar;
  return { ...calendar, countingOn: (date) => termsOn(timeline, date).document?.counting ?? {} };
}
