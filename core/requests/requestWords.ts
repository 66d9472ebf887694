import { formatLongDate, type IsoDate } from "#core/calendar/dates.ts";

/** Formats dates with weekdays, as in `Mon, May 31, 2027 – Fri, June 4, 2027` or `Mon, May 31, 2027 (half day)`. */
export function datesInWords(span: { startDate: IsoDate; endDate: IsoDate; isHalfDay: boolean }): string {
  const { startDate, endDate, isHalfDay } = span;
  if (startDate === endDate) return `${formatLongDate(startDate)}${isHalfDay ? " (half day)" : ""}`;
  return `${formatLongDate(startDate)} – ${formatLongDate(endDate)}`;
}

/** Returns why the cost of requests was recalculated; `whose` is "your" or a name in the possessive. */
export function recostReason(whose: string, requests: number): string {
  const amount = requests === 1 ? "the amount this request uses" : "the amounts these requests use";
  return `A change to a holiday, a policy, or ${whose} office, working hours, or last day changed ${amount}.`;
}

/** Returns a status as a sentence spells it: "approved", "canceled". Labels show the status as it is stored. */
export function statusAsVerb(status: string): string {
  return status === "cancelled" ? "canceled" : status;
}
