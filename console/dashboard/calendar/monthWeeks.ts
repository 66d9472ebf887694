import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { DayOff } from "#console/shared/calendar/daysOff.ts";
import { type WeekStart, weeksOfMonth } from "#core/calendar/weeks.ts";

const LANES = 4;

export interface Segment {
  event: CalendarEventAnswer;
  column: number;
  span: number;
  lane: number;
}

export interface Week {
  days: Day[];
  segments: Segment[];
}

export interface Day {
  date: IsoDate;
  events: CalendarEventAnswer[];
  hidden: number;
  closed: ClosedDatesAnswer[];
  isOff: boolean;
  holidays: readonly string[];
}

const WORKED: DayOff = { isOff: false, holidays: [] };

export function monthWeeks(
  month: IsoDate,
  weekStart: WeekStart,
  events: readonly CalendarEventAnswer[],
  closed: readonly ClosedDatesAnswer[] = [],
  daysOff: ReadonlyMap<IsoDate, DayOff> = new Map(),
): Week[] {
  const starts = weeksOfMonth(month, weekStart);
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
