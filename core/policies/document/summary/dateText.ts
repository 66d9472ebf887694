import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { MONTHS } from "#core/calendar/dateTexts.ts";
import type { MonthDay, Wait } from "#core/calendar/months.ts";
import { countText, ordinal } from "./numberText.ts";

const COMMON_YEAR = 2027;

export function monthDayText(monthDay: MonthDay): string {
  const [month, day] = monthDay.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}`;
}

export function dateText(date: IsoDate): string {
  return `${monthDayText(date.slice(5))}, ${date.slice(0, 4)}`;
}

export function monthsText(months: number): string {
  return months >= 24 && months % 12 === 0 ? countText(months / 12, "year") : countText(months, "month");
}

export function afterWaitText({ months = 0, days = 0 }: Wait): string {
  if (months === 0) return days === 0 ? "on the start date" : `on the ${ordinal(days + 1)} day of employment`;
  const rest = days > 0 ? ` and ${countText(days, "day")}` : "";
  return `${monthsText(months)}${rest} after the start date`;
}

export function lastDayText(begins: MonthDay): string {
  return monthDayText(addDays(`${COMMON_YEAR}-${begins}`, -1).slice(5));
}

export function dayAfterYearText(begins: MonthDay, months: number): string {
  return monthDayText(addDays(addMonths(`${COMMON_YEAR}-${begins}`, months), -1).slice(5));
}
