import { addDays, type IsoDate, type Zone } from "../calendar/dates.ts";
import { hoursOf, type LeaveParts, partsOfDates } from "../leave/LeaveParts.ts";
import { icsLine, icsText } from "./icsLines.ts";
import { instantIn } from "./instantIn.ts";

/** Half a day ends or begins at 13:00, and a working day lasts from 9:00 to 17:00, in the zone of the office. */
const MORNING = 9 * 60;
const NOON = 13 * 60;
const EVENING = 17 * 60;

/** Time off as a feed shows it. */
export interface FeedEvent {
  id: string;
  status: "pending" | "approved";
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  parts: LeaveParts | null;
  /** The time of its last change, such as `20270301T090000Z`. */
  stamp: string;
  /** The name of the type, or "Away" if the reader may not see it. */
  typeName: string;
  /** The person, or null if it is the reader. */
  personName: string | null;
  /** The zone of the person's office. */
  zone: Zone;
}

/** Returns a calendar in iCalendar (RFC 5545 and 7986). The same events always give the same text. */
export function feedText(name: string, events: readonly FeedEvent[]): string {
  const title = icsText(name);
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Awayday//Time off//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ];
  const days = new Map<IsoDate, string>();
  const texts = events.map((event) => eventText(event, days));
  return `${head.map(icsLine).join("")}${texts.join("")}${icsLine("END:VCALENDAR")}`;
}

/** `days` holds the days after others, because many events of a calendar end on the same ones. */
function eventText(event: FeedEvent, days: Map<IsoDate, string>): string {
  const { id, status, stamp, typeName, personName } = event;
  const isPending = status === "pending";
  const what = `${typeName}${amountNote(event)}${isPending ? " (pending)" : ""}`;
  const summary = icsLine(`SUMMARY:${icsText(personName === null ? what : `${personName}: ${what}`)}`);
  // A colleague's time off doesn't make the reader busy.
  const busy = personName === null && !isPending ? "OPAQUE" : "TRANSPARENT";
  return (
    `BEGIN:VEVENT\r\nUID:${id}@awayday\r\nDTSTAMP:${stamp}\r\nLAST-MODIFIED:${stamp}\r\n${timesOf(event, days)}${summary}` +
    `STATUS:${isPending ? "TENTATIVE" : "CONFIRMED"}\r\nTRANSP:${busy}\r\nEND:VEVENT\r\n`
  );
}

/** Returns the start and the end, which is exclusive: in whole days or, for parts of days, as instants. */
function timesOf(event: FeedEvent, days: Map<IsoDate, string>): string {
  const { startDate, endDate, zone } = event;
  const hours = hoursOf(event);
  if (hours?.startTime) {
    const [hour = 0, minute = 0] = hours.startTime.split(":").map(Number);
    const begin = instantIn(zone, startDate, hour * 60 + minute);
    return instants(begin, begin + hours.minutes * 60_000);
  }
  const { startPart, endPart } = partsOfDates(event);
  if (startPart === "full" && endPart === "full") {
    const after = days.get(endDate) ?? compact(addDays(endDate, 1));
    days.set(endDate, after);
    return `DTSTART;VALUE=DATE:${compact(startDate)}\r\nDTEND;VALUE=DATE:${after}\r\n`;
  }
  const begin = instantIn(zone, startDate, startPart === "pm" ? NOON : MORNING);
  return instants(begin, instantIn(zone, endDate, endPart === "am" ? NOON : EVENING));
}

function instants(begin: number, end: number): string {
  return `DTSTART:${stampOf(begin)}\r\nDTEND:${stampOf(end)}\r\n`;
}

/** Returns what whole days in the calendar don't show: that it is half a day, or hours, at an unknown time. */
function amountNote(event: FeedEvent): string {
  const hours = hoursOf(event);
  if (hours && !hours.startTime) return ` (${Math.round((hours.minutes / 60) * 100) / 100} h)`;
  return event.isHalfDay && !event.parts ? " (half day)" : "";
}

function compact(date: IsoDate): string {
  return date.slice(0, 4) + date.slice(5, 7) + date.slice(8);
}

function stampOf(instant: number): string {
  const minutes = Math.floor(instant / 60_000);
  const date = addDays("1970-01-01", Math.floor(minutes / 1440));
  const minute = minutes - Math.floor(minutes / 1440) * 1440;
  return `${compact(date)}T${two(Math.floor(minute / 60))}${two(minute % 60)}00Z`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
