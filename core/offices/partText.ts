import type { HolidayPart } from "./workCalendar.ts";

const TEXTS: Record<HolidayPart, string> = { full: "Whole day", am: "Morning", pm: "Afternoon" };

/** Returns the label of a holiday's part of the day. */
export function partText(part: HolidayPart): string {
  return TEXTS[part];
}
