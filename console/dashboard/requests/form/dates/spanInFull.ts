import { type IsoDate, yearOf } from "#core/calendar/dates.ts";
import { dayAndMonth, longDate } from "#console/shared/localDates.ts";

interface ChosenSpan {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  startPart: unknown;
}

export function spanInFull({ startDate, endDate, isHalfDay, startPart }: ChosenSpan, today: IsoDate): string {
  const named = yearOf(startDate) === yearOf(today) && yearOf(endDate) === yearOf(today) ? dayAndMonth : longDate;
  if (startDate !== endDate) return `${named(startDate)}${named === longDate ? "," : ""} to ${named(endDate)}`;
  const half = startPart === "am" ? "morning" : startPart === "pm" ? "afternoon" : "half day";
  return isHalfDay ? `${named(startDate)}, ${half}` : named(startDate);
}
