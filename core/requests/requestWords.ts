import { formatLongDate, type IsoDate } from "#core/calendar/dates.ts";

/** Formats dates with weekdays, as in `Mon, May 31, 2027 – Fri, June 4, 2027` or `Mon, May 31, 2027 (half day)`. */
export function datesInWords(span: { startDate: IsoDate; endDate: IsoDate; isHalfDay: boolean }): string {
  const { startDate, endDate, isHalfDay } = span;
  if (startDate === endDate) return `${formatLongDate(startDate)}${isHalfDay ? " (half day)" : ""}`;
  return `${formatLongDate(startDate)} – ${formatLongDate(endDate)}`;
}

/** Returns a status as a sentence spells it: "approved", "canceled". Labels show the status as it is stored. */
export function statusAsVerb(status: string): string {
  return status === "cancelled" ? "canceled" : status;
}
