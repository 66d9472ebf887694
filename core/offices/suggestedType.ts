import { yearOf } from "#core/calendar/dates.ts";
import type { CountryHoliday } from "./countryHolidays.ts";
import type { HOLIDAY_TYPES } from "./HolidaysQuery.ts";
import { usFederalHolidays } from "./usFederalHolidays.ts";

export function suggestedType(
  { date, type }: Pick<CountryHoliday, "date" | "type">,
  { country, ownCountry }: { country: string; ownCountry: string | undefined },
): (typeof HOLIDAY_TYPES)[number] {
  if (type !== "public" || country !== ownCountry) return "custom";
  return country !== "US" || usFederalHolidays(yearOf(date)).some((day) => day.date === date) ? "federal" : "custom";
}
