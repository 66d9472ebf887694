import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { DayOff } from "#console/shared/calendar/daysOff.ts";
import { type WeekStart, weeksOfMonth } from "#core/calendar/weeks.ts";

/** The number of event rows that a week shows; additional events are only counted, for each day. */
const LANES = 4;

/** The part of an event in one week: it starts in a column from 1 to 7 and lies in a lane below the dates. */
export interface Segment {
  event: CalendarEventAnswer;
  column: number;
  span: number;
  lane: number;
}

export interface Week {
  days: Day[];
  /** The events with a lane; they never overlap. */
  segments: Segment[];
}

export interface Day {
  date: IsoDate;
  /** All events on the day, in the order in which lanes were assigned. */
  events: CalendarEventAnswer[];
  /** The number of events without a lane. */
  hidden: number;
  /** The closures and blackout periods that concern the viewer on the day. */
  closed: ClosedDatesAnswer[];
  /** True for weekends and holidays, if the calendar marks them. */
  isOff: boolean;
  /** The holidays on the day, with their part if it isn't the whole day. */
  holidays: readonly string[];
}

const WORKED: DayOff = { isOff: false, holidays: [] };

/**
 * Returns the weeks of a month, each with its events laid out, its closed dates, and the weekends and holidays in
 * `daysOff`.
 */
export function monthWeeks(
  month: IsoDate,
  weekStart: WeekStart,
  events: readonly CalendarEventAnswer[],
  closed: readonly ClosedDatesAnswer[] = [],
  daysOff: ReadonlyMap<IsoDate, DayOff> = new Map(),
): Week[] {
  const starts = weeksOfMonth(month, weekStart);
  // The events of a whole year are filtered once for the month, not for each of its weeks.
  const [first = month, last = month] = [starts[0], starts.at(-1)];
  const shown = eventsBetween(events, first, addDays(last, 6));
  return starts.map((start) => layOut(start, shown, { closed, daysOff }));
}

function eventsBetween(events: readonly CalendarEventAnswer[], first: IsoDate, last: IsoDate): CalendarEventAnswer[] {
  return events.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
}

function layOut(
  start: IsoDate,
  events: readonly CalendarEventAnswer[],
  marks: { closed: readonly ClosedDatesAnswer[]; daysOff: ReadonlyMap<IsoDate, DayOff> },
): Week {
  const days: Day[] = Array.from({ length: 7 }, (_, day) => {
    const date = addDays(start, day);
    const closed = marks.closed.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
    return { date, events: [], hidden: 0, closed, ...(marks.daysOff.get(date) ?? WORKED) };
  });
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

/** Returns the parts of the events that lie in a week; earlier ones first, then longer ones. */
function partsOf(days: readonly Day[], events: readonly CalendarEventAnswer[]): Omit<Segment, "lane">[] {
  const dates = days.map(({ date }) => date);
  const [first = "", last = ""] = [dates[0], dates[6]];
  return eventsBetween(events, first, last)
    .map((event) => {
      const column = event.startDate <= first ? 1 : dates.indexOf(event.startDate) + 1;
      const end = event.endDate >= last ? 7 : dates.indexOf(event.endDate) + 1;
      return { event, column, span: end - column + 1 };
    })
    .toSorted((one, other) => one.column - other.column || other.span - one.span);
}
