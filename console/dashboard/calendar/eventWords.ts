import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { countText } from "#core/countText.ts";
import { listText } from "#core/listText.ts";
import { longDate } from "#console/shared/localDates.ts";
import { answeredPartsInWords } from "#core/requests/parts/answeredParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

export function eventName({ userName, status }: CalendarEventAnswer): string {
  return status === "pending" ? `${userName} (pending)` : userName;
}

export function eventTitle(event: CalendarEventAnswer, nameOf: (type: LeaveType) => string): string {
  return `${eventName(event)}: ${eventKind(event, nameOf)}, ${formatSpan(event.startDate, event.endDate)}`;
}

export function eventKind(event: CalendarEventAnswer, nameOf: (type: LeaveType) => string): string {
  const parts = answeredPartsInWords(event);
  return parts ? `${nameOf(event.type)}, ${parts}` : nameOf(event.type);
}

export function closedText({ kind, types, text }: ClosedDatesAnswer, nameOf: (type: LeaveType) => string): string {
  if (kind === "closure") return `Closed: ${text}`;
  const leave = types ? listText(types.map(nameOf), "and") : "Time off";
  return `${leave} ${types && types.length > 1 ? "aren't" : "isn't"} allowed: ${text}`;
}

export function dayLabel(
  date: IsoDate,
  {
    isToday,
    closed,
    holidays,
  }: { isToday: boolean; closed: readonly ClosedDatesAnswer[]; holidays: readonly string[] },
  events: CalendarEventAnswer[],
): string {
  const names = events.slice(0, MAX_NAMES).map(eventName);
  const others = events.length - names.length;
  if (others > 0) names.push(countText(others, "other"));
  const marks = `${isToday ? ", today" : ""}${holidays.map((name) => `, ${name}`).join("")}${closed.some(({ kind }) => kind === "closure") ? ", closed" : ""}`;
  const blackout = closed.some(({ kind }) => kind === "blackout") ? ", blackout" : "";
  return `${longDate(date)}${marks}${blackout}${names.length > 0 ? `: ${names.join(", ")}` : ""}`;
}

const MAX_NAMES = 8;
