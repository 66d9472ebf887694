import { addDays, type IsoDate, type Zone } from "../calendar/dates.ts";
import { hoursOf, type LeaveParts, partsOfDates } from "../leave/LeaveParts.ts";
import { icsLine, icsText } from "./icsLines.ts";
import { instantIn } from "./instantIn.ts";

/** A half day ends or begins at 13:00, and a working day lasts from 9:00 to 17:00, in the zone of the office. */
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

/** Returns a calendar in the iCalendar format (RFC 5545 and 7986). The same events always give the same text. */
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
  const known: Known = { daysAfter: new Map(), instants: new Map() };
  const texts = events.map((event) => eventText(event, known));
  return `${head.map(icsLine).join("")}${texts.join("")}${icsLine("END:VCALENDAR")}`;
}

/** The results for earlier events, because many events of a calendar begin and end at the same times. */
interface Known {
  /** The day after each date, as text. */
  daysAfter: Map<IsoDate, string>;
  /** The instants of times, by zone, date, and minute. Without these, 100,000 half days would take seconds. */
  instants: Map<string, number>;
}

function eventText(event: FeedEvent, known: Known): string {
  const { id, status, stamp, typeName, personName } = event;
  const isPending = status === "pending";
  const what = `${typeName}${amountNote(event)}${isPending ? " (pending)" : ""}`;
  const summary = icsLine(`SUMMARY:${icsText(personName === null ? what : `${personName}: ${what}`)}`);
  // A colleague's time off doesn't make the reader busy.
  const busy = personName === null && !isPending ? "OPAQUE" : "TRANSPARENT";
  return (
    `BEGIN:VEVENT\r\nUID:${id}@awayday\r\nDTSTAMP:${stamp}\r\nLAST-MODIFIED:${stamp}\r\n${timesOf(event, known)}${summary}` +
    `STATUS:${isPending ? "TENTATIVE" : "CONFIRMED"}\r\nTRANSP:${busy}\r\nEND:VEVENT\r\n`
  );
}

/** Returns the start and the end, which is exclusive: in whole days or, for parts of days, as instants. */
function timesOf(event: FeedEvent, known: Known): string {
  const { startDate, endDate, zone } = event;
  const hours = hoursOf(event);
  if (hours?.startTime) {
    const [hour = 0, minute = 0] = hours.startTime.split(":").map(Number);
    const begin = instantOf(zone, startDate, hour * 60 + minute, known);
    return instants(begin, begin + hours.minutes * 60_000);
  }
  const { startPart, endPart } = partsOfDates(event);
  if (startPart === "full" && endPart === "full") {
    const after = known.daysAfter.get(endDate) ?? compact(addDays(endDate, 1));
    known.daysAfter.set(endDate, after);
    return `DTSTART;VALUE=DATE:${compact(startDate)}\r\nDTEND;VALUE=DATE:${after}\r\n`;
  }
  const begin = instantOf(zone, startDate, startPart === "pm" ? NOON : MORNING, known);
  return instants(begin, instantOf(zone, endDate, endPart === "am" ? NOON : EVENING, known));
}

function instantOf(zone: Zone, date: IsoDate, minute: number, known: Known): number {
  const key = `${zone} ${date} ${minute}`;
  const instant = known.instants.get(key) ?? instantIn(zone, date, minute);
  known.instants.set(key, instant);
  return instant;
}

function instants(begin: number, end: number): string {
  return `DTSTART:${stampOf(begin)}\r\nDTEND:${stampOf(end)}\r\n`;
}

/**
 * Returns a note on what whole days in the calendar don't show: that the leave is half a day, or hours at an unknown
 * time.
 */
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
