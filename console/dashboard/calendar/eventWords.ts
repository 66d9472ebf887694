import { formatSpan, type IsoDate } from "#core/calendar/dates.ts";
import { capitalized, countText } from "#console/shared/formats.ts";
import { longDate } from "#console/shared/localDates.ts";
import type { CalendarEvent } from "./calendarCalls.ts";

/** Who it is, with "(pending)" behind the name as long as nobody has decided. */
export function eventName({ userName, status }: CalendarEvent): string {
  return status === "pending" ? `${userName} (pending)` : userName;
}

/** "Tom Okafor: Vacation, Mar 01 – Mar 05, 2027", shown when one points at an event. */
export function eventTitle(event: CalendarEvent): string {
  return `${eventName(event)}: ${eventKind(event)}, ${formatSpan(event.startDate, event.endDate)}`;
}

/** "Vacation", "Sick, half day", or "Away" where the type is not for this viewer. */
export function eventKind({ type, isHalfDay }: CalendarEvent): string {
  return isHalfDay ? `${capitalized(type)}, half day` : capitalized(type);
}

/** A day of the calendar for those who hear it: the date, and who is away. */
export function dayLabel(date: IsoDate, isToday: boolean, events: CalendarEvent[]): string {
  const names = events.slice(0, MOST_NAMES).map(eventName);
  const others = events.length - names.length;
  if (others > 0) names.push(countText(others, "other"));
  return `${longDate(date)}${isToday ? ", today" : ""}${names.length > 0 ? `: ${names.join(", ")}` : ""}`;
}

/** More names than one listens to. */
const MOST_NAMES = 8;
