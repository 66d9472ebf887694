import type { RosterAnswer, RosterOffice, RosterPerson } from "#core/api/calendar/RosterAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { daysBetween } from "#core/calendar/dates.ts";
import type { DayMarks } from "#core/offices/dayMarks.ts";
import { answeredParts } from "#core/requests/parts/answeredParts.ts";
import { coverageOfDays, type DayCoverage } from "#core/timeline/coverageOfDays.ts";
import { type TimelineBar, timelineBar, type TimelineSpan } from "#core/timeline/timelineBar.ts";
import { wordSearch } from "#console/shared/wordSearch.ts";

export interface PlacedEvent {
  event: CalendarEventAnswer;
  bar: TimelineBar;
}

export interface TimelineFacts {
  span: TimelineSpan;
  columns: number;
  people: RosterPerson[];
  placedOf: (person: RosterPerson) => readonly PlacedEvent[];
  daysOf: (person: RosterPerson) => DayMarks;
  officeOf: (person: RosterPerson) => RosterOffice | undefined;
  coverage: DayCoverage[];
  hasCoverage: boolean;
}

interface Wanted {
  span: TimelineSpan;
  type: string;
  name: string;
}

const NONE: readonly PlacedEvent[] = [];

export function timelineFacts(
  roster: RosterAnswer,
  events: readonly CalendarEventAnswer[],
  { span, type, name }: Wanted,
): TimelineFacts {
  const columns = daysBetween(span.from, span.to);
  const skipped = daysBetween(roster.from, span.from) - 1;
  const offices = new Map(roster.offices.map((office) => [office.id, office]));
  const sliced = new Map<DayMarks, DayMarks>();
  const marksOf = (days: DayMarks): DayMarks => {
    const known = sliced.get(days) ?? days.slice(skipped, skipped + columns);
    sliced.set(days, known);
    return known;
  };
  const daysOf = ({ days, officeId }: RosterPerson) => marksOf(days ?? offices.get(officeId)?.days ?? "");
  const placed = placedByPerson(events, span);
  const shown = new Map(
    type === "" ? placed : [...placed].map(([id, all]) => [id, all.filter(({ event }) => event.type === type)]),
  );
  const isNamed = wordSearch(name);
  const named = roster.people.filter((person) => isNamed(person.name));
  const counted = named.filter(({ isLeadOnly }) => !isLeadOnly);
  const covered = counted.map((person) => ({
    days: daysOf(person),
    bars: (placed.get(person.id) ?? NONE).flatMap(({ event, bar }) => (event.status === "approved" ? [bar] : [])),
  }));
  return {
    span,
    columns,
    people: type === "" ? named : named.filter(({ id }) => (shown.get(id)?.length ?? 0) > 0),
    placedOf: ({ id }) => shown.get(id) ?? NONE,
    daysOf,
    officeOf: ({ officeId }) => offices.get(officeId),
    coverage: coverageOfDays(covered, columns),
    hasCoverage: covered.length > 1,
  };
}

function placedByPerson(events: readonly CalendarEventAnswer[], span: TimelineSpan): Map<string, PlacedEvent[]> {
  const byPerson = new Map<string, PlacedEvent[]>();
  for (const event of events) {
    const bar = timelineBar(answeredParts(event), span);
    if (!bar) continue;
    const known = byPerson.get(event.userId);
    if (known) known.push({ event, bar });
    else byPerson.set(event.userId, [{ event, bar }]);
  }
  return byPerson;
}
