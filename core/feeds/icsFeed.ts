import { addDays, type IsoDate } from "../calendar/dates.ts";
import type { Zone } from "../calendar/zones.ts";
import { hoursOf } from "../leave/LeaveParts.ts";
import { EventTitles } from "./EventTitles.ts";
import type { FeedEvent } from "./FeedEvent.ts";
import { icsLine, icsText } from "./icsLines.ts";
import { instantIn } from "./instantIn.ts";
import { timesOfLeave } from "./timesOfLeave.ts";
import { UtcTimes } from "./UtcTimes.ts";

/** In characters. */
const PIECE = 64 * 1024;

export type FeedBatches = AsyncIterable<Iterable<FeedEvent>> | Iterable<Iterable<FeedEvent>>;

/** Yields a calendar in the iCalendar format (RFC 5545 and 7986). */
export async function* icsFeed(name: string, batches: FeedBatches): AsyncGenerator<string, void, void> {
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
  const known = { starts: new Map(), ends: new Map(), instants: new Map(), times: new UtcTimes() } satisfies Known;
  const titles = new EventTitles();
  let piece = head.map(icsLine).join("");
  for await (const events of batches) {
    for (const event of events) {
      const stamp = known.times.of(event.changedAt);
      piece +=
        `BEGIN:VEVENT\r\nUID:${event.id}@awayday\r\nDTSTAMP:${stamp}\r\nLAST-MODIFIED:${stamp}\r\n` +
        `${timesOf(event, known)}${titles.of(event)}END:VEVENT\r\n`;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = "";
    }
  }
  yield piece + icsLine("END:VCALENDAR");
}

interface Known {
  starts: Map<IsoDate, string>;
  ends: Map<IsoDate, string>;
  instants: Map<string, number>;
  times: UtcTimes;
}

/** `DTEND` is exclusive (RFC 5545). */
function timesOf(event: FeedEvent, known: Known): string {
  const { startDate, endDate, zone, parts } = event;
  const times = parts ? timesOfLeave(event) : undefined;
  if (!times) return wholeDays(startDate, endDate, known);
  const begin = instantOf(zone, times.startDate, times.startMinute, known);
  const hours = parts && hoursOf(event);
  const end = hours ? begin + hours.minutes * 60 : instantOf(zone, times.endDate, times.endMinute, known);
  return instants(begin, end, known);
}

function wholeDays(startDate: IsoDate, endDate: IsoDate, { starts, ends }: Known): string {
  let start = starts.get(startDate);
  if (start === undefined) {
    start = `DTSTART;VALUE=DATE:${compact(startDate)}\r\n`;
    starts.set(startDate, start);
  }
  let end = ends.get(endDate);
  if (end === undefined) {
    end = `DTEND;VALUE=DATE:${compact(addDays(endDate, 1))}\r\n`;
    ends.set(endDate, end);
  }
  return start + end;
}

/** Returns seconds since 1970. */
function instantOf(zone: Zone, date: IsoDate, minute: number, known: Known): number {
  const key = `${zone} ${date} ${minute}`;
  const instant = known.instants.get(key) ?? instantIn(zone, date, minute) / 1000;
  known.instants.set(key, instant);
  return instant;
}

function instants(begin: number, end: number, { times }: Known): string {
  return `DTSTART:${times.of(begin)}\r\nDTEND:${times.of(end)}\r\n`;
}

function compact(date: IsoDate): string {
  return date.slice(0, 4) + date.slice(5, 7) + date.slice(8);
}
