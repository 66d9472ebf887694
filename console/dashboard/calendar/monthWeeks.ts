import { addDays, daysBetween, type IsoDate, monthEnd, monthStart, weekdayOf } from "#core/calendar/dates.ts";
import type { CalendarEvent } from "./calendarCalls.ts";

/** A part of an event that lies in one row of the month: from column 1 (Sunday) to 7, in a lane below the dates. */
export interface Segment {
  event: CalendarEvent;
  column: number;
  span: number;
  lane: number;
}

export interface Week {
  dates: IsoDate[];
  segments: Segment[];
}

/** The rows of a month, Sunday to Saturday, each with its events laid out so that none covers another. */
export function monthWeeks(month: IsoDate, events: CalendarEvent[]): Week[] {
  const first = addDays(monthStart(month), -(weekdayOf(monthStart(month)) % 7));
  const rows = Math.ceil(daysBetween(first, monthEnd(month)) / 7);
  const shown = eventsBetween(events, first, addDays(first, rows * 7 - 1));
  return Array.from({ length: rows }, (_, row) => {
    const sunday = addDays(first, row * 7);
    const dates = Array.from({ length: 7 }, (_unused, day) => addDays(sunday, day));
    return { dates, segments: layOut(sunday, shown) };
  });
}

/** The events that lie on one of a week's days. */
export function eventsOfDay({ dates, segments }: Week, date: IsoDate): CalendarEvent[] {
  const column = dates.indexOf(date) + 1;
  return segments.filter((part) => part.column <= column && column < part.column + part.span).map(({ event }) => event);
}

function eventsBetween(events: CalendarEvent[], first: IsoDate, last: IsoDate): CalendarEvent[] {
  return events.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
}

/** How many events of each day of a week lie below the lanes that are shown. */
export function hiddenByDay({ segments }: Week, lanes: number): number[] {
  const hidden = segments.filter(({ lane }) => lane >= lanes);
  return Array.from(
    { length: 7 },
    (_, day) => hidden.filter(({ column, span }) => column <= day + 1 && day + 1 < column + span).length,
  );
}

function layOut(sunday: IsoDate, events: CalendarEvent[]): Segment[] {
  const saturday = addDays(sunday, 6);
  const laneEnds: number[] = [];
  return eventsBetween(events, sunday, saturday)
    .map((event) => {
      const column = event.startDate <= sunday ? 1 : daysBetween(sunday, event.startDate);
      const end = event.endDate >= saturday ? 7 : daysBetween(sunday, event.endDate);
      return { event, column, span: end - column + 1 };
    })
    .toSorted((one, other) => one.column - other.column || other.span - one.span)
    .map((part) => {
      const free = laneEnds.findIndex((end) => end < part.column);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = part.column + part.span - 1;
      return { ...part, lane };
    });
}
