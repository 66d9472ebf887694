import { capitalized } from "#core/capitalized.ts";
import { UNITED_STATES } from "./countries.ts";
import type { HOLIDAY_TYPES } from "./HolidaysQuery.ts";

type HolidayType = (typeof HOLIDAY_TYPES)[number];

export function holidayTypeText(type: HolidayType, country: string): string {
  return type === "federal" && country !== UNITED_STATES ? "Official" : capitalized(type);
}
