import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { SICK } from "#core/leave/LeaveType.ts";

/**
 * Returns the line for `/pto request` that the text after `/pto sick` stands for: today if it names no dates, only a part
 * of the day or a note, and a date in place of `today` and `yesterday`.
 */
export function sickLine(rest: string, today: IsoDate): string {
  const isUndated = /^(?:$|--|(?:half|am|pm)(?=\s|$))/iu.test(rest);
  const dated = isUndated ? `today ${rest}` : rest;
  const dates = dated.replace(/^today(?=[\s,]|$)/iu, today).replace(/^yesterday(?=[\s,]|$)/iu, addDays(today, -1));
  return `${SICK} ${dates}`.trimEnd();
}
