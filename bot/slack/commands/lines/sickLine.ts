import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { SICK } from "#core/leave/LeaveType.ts";

/**
 * Converts the text after `/pto sick` to a line for `/pto request`. Adds today's date if the text is empty, or begins
 * with a part of the day or a note. Replaces `today` and `yesterday` at the beginning with dates.
 */
export function sickLine(rest: string, today: IsoDate): string {
  const isUndated = /^(?:$|--|(?:half|am|pm)(?=\s|$))/iu.test(rest);
  const dated = isUndated ? `today ${rest}` : rest;
  const dates = dated.replace(/^today(?=[\s,]|$)/iu, today).replace(/^yesterday(?=[\s,]|$)/iu, addDays(today, -1));
  return `${SICK} ${dates}`.trimEnd();
}
