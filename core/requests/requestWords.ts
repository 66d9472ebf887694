import { formatLongDate, formatSpan } from "#core/calendar/dateTexts.ts";
import type { PartialDates } from "#core/leave/LeaveParts.ts";
import { partsAfterDates } from "#core/leave/partsInWords.ts";

export function datesInWords(span: PartialDates): string {
  const { startDate, endDate } = span;
  const dates =
    startDate === endDate ? formatLongDate(startDate) : `${formatLongDate(startDate)} – ${formatLongDate(endDate)}`;
  return `${dates}${partsAfterDates(span)}`;
}

export function spanInWords(span: PartialDates): string {
  return `${formatSpan(span.startDate, span.endDate)}${partsAfterDates(span)}`;
}

/** `whose` is "your" or a name in the possessive. */
export function recostReason(whose: string, requests: number): string {
  const amount = requests === 1 ? "the amount this request uses" : "the amounts these requests use";
  return `A change to a holiday, a closure, a policy, ${whose} office, ${whose} working hours, or ${whose} last day changed ${amount}.`;
}

/** For use in sentences. Labels show the stored status. */
export function statusAsVerb(status: string): string {
  return status === "cancelled" ? "canceled" : status;
}
