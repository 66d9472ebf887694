import { countText } from "#core/countText.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { HolidayPart } from "./workCalendar.ts";

const TEXTS: Record<HolidayPart, string> = {
  full: "Whole day",
  am: "Morning",
  pm: "Afternoon",
  hours: "Number of hours",
};

export const HOLIDAY_HOURS_HINT =
  "For leave types in hours, this date costs the remaining hours. For leave types in days, it costs half a day, a whole day if the holiday covers less than a quarter of the person's hours, or nothing if it covers all of them.";

export function partLabel(part: HolidayPart): string {
  return TEXTS[part];
}

export function partText({ part, minutes }: { part: HolidayPart; minutes: Minutes | null }): string {
  return minutes === null ? partLabel(part) : countText(minutes / 60, "hour");
}
