import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { SICK } from "#core/leave/LeaveType.ts";

export function sickLine(rest: string, today: IsoDate): string {
  const isUndated = /^(?:$|--|(?:half|am|pm)(?=\s|$))/iu.test(rest);
  const dated = isUndated ? `today ${rest}` : rest;
  const dates = dated.replace(/^today(?=[\s,]|$)/iu, today).replace(/^yesterday(?=[\s,]|$)/iu, addDays(today, -1));
  return `${SICK} ${dates}`.trimEnd();
}
