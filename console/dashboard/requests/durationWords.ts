import { eachDate, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { countText, daysText } from "#console/shared/formats.ts";
import type { RequestPreview } from "./requestCalls.ts";

interface Span {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** What a request takes as far as it is known without asking: its weekdays, or half a day. */
export function weekdaysIn({ startDate, endDate, isHalfDay }: Span): number {
  const weekdays = eachDate(startDate, endDate).filter(isWeekday).length;
  return isHalfDay && startDate === endDate ? weekdays / 2 : weekdays;
}

/** How holidays make a request shorter: "5 weekdays − Memorial Day = 4 days"; undefined where none does. */
export function holidaySum(span: Span, { days, holidays }: RequestPreview): string | undefined {
  const free = holidays.filter(({ date }) => isWeekday(date));
  const weekdays = weekdaysIn({ ...span, isHalfDay: false });
  const isTheSum = weekdays - free.length === days;
  if (free.length === 0 || !isTheSum) return undefined; // an office may count holidays like any other day
  return `${[countText(weekdays, "weekday"), ...free.map(({ name }) => name)].join(" − ")} = ${daysText(days)}`;
}

function isWeekday(date: IsoDate): boolean {
  return weekdayOf(date) <= 5;
}
