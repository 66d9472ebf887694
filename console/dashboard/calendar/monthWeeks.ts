import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { sundaysOfMonth } from "#core/calendar/weeks.ts";
import type { CalendarEvent } from "./calendarCalls.ts";

/** Rows of events that a week shows; what lies below is counted day by day. */
export const LANES = 4;

/** A part of an event that lies in one row of the month: from column 1 (Sunday) to 7, in a lane below the dates. */
export interface Segment {
  event: CalendarEvent;
  column: number;
  span: number;
  lane: number;
}

export interface Week {
  days: Day[];
  /** The events that have a lane, so that none covers another. */
  segments: Segment[];
}

export interface Day {
  date: IsoDate;
  /** All that lie on it, in the order in which lanes were given. */
  events: CalendarEvent[];
  /** How many of them have no lane. */
  hidden: number;
}

/** The rows of a month, Sunday to Saturday, each with its events laid out. */
export function monthWeeks(month: IsoDate, events: readonly CalendarEvent[]): Week[] {
  return sundaysOfMonth(month).map((sunday) => layOut(sunday, events));
}

function eventsBetween(events: readonly CalendarEvent[], first: IsoDate, last: IsoDate): CalendarEvent[] {
  return events.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
}

function layOut(sunday: IsoDate, events: readonly CalendarEvent[]): Week {
  const days: Day[] = Array.from({ length: 7 }, (_, day) => ({ date: addDays(sunday, day), events: [], hidden: 0 }));
  const segments: Segment[] = [];
  const laneEnds = Array.from({ length: LANES }, () => 0);
  for (const { event, column, span } of partsOf(days, events)) {
    const lane = laneEnds.findIndex((end) => end < column);
    const covered = days.slice(column - 1, column - 1 + span);
    for (const day of covered) {
      day.events.push(event);
      if (lane === -1) day.hidden += 1;
    }
    if (lane === -1) continue;
    laneEnds[lane] = column + span - 1;
    segments.push({ event, column, span, lane });
  }
  return { days, segments };
}

/** What of the events lies in a week, the early and then the long ones first. */
function partsOf(days: readonly Day[], events: readonly CalendarEvent[]): Omit<Segment, "lane">[] {
  const dates = days.map(({ date }) => date);
  const [sunday = "", saturday = ""] = [dates[0], dates[6]];
  return eventsBetween(events, sunday, saturday)
    .map((event) => {
      const column = event.startDate <= sunday ? 1 : dates.indexOf(event.startDate) + 1;
      const end = event.endDate >= saturday ? 7 : dates.indexOf(event.endDate) + 1;
      return { event, column, span: end - column + 1 };
    })
    .toSorted((one, other) => one.column - other.column || other.span - one.span);
}
