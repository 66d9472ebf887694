import type { Minutes } from "#core/leave/amounts.ts";
import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import type { WorkingPatterns } from "#core/working/WorkingPattern.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";

const WEEKS = 12;

interface WorkGroup {
  officeId: string;
  ownPatterns: WorkingPatterns["own"];
}

export interface EmployedPeople extends WorkGroup {
  first: IsoDate;
  last: IsoDate;
  people: number;
}

export interface AwayOnDate extends WorkGroup {
  date: IsoDate;
  away: number;
  awayMinutes: Minutes;
  pendingMinutes: Minutes;
}

interface CoverageFacts {
  calendars: ReadonlyMap<string, WorkCalendar>;
  employed: readonly EmployedPeople[];
  away: readonly AwayOnDate[];
}

interface CoverageDay {
  date: IsoDate;
  working: number;
  away: number;
  coverage: number;
}

export interface CoverageWeek {
  week: IsoDate;
  people: number;
  awayMinutes: Minutes;
  pendingMinutes: Minutes;
  leastCoverage: number;
  leastOn: IsoDate | null;
  days: CoverageDay[];
}

export function coverageDates(today: IsoDate): { first: IsoDate; last: IsoDate } {
  const first = mondayOf(today);
  return { first, last: addDays(first, WEEKS * 7 - 1) };
}

export function coverageWeeks({ first, last }: ReturnType<typeof coverageDates>, facts: CoverageFacts): CoverageWeek[] {
  const days = new Map(eachDate(first, last).map((date) => [date, { working: 0, away: 0, approved: 0, pending: 0 }]));
  const isWorked = ({ officeId, ownPatterns: own }: WorkGroup, date: IsoDate) => {
    const calendar = facts.calendars.get(officeId);
    if (calendar === undefined) return false;
    return workedMinutes(date, { ...calendar, patterns: { ...calendar.patterns, own } }) > 0;
  };
  for (const [date, day] of days) {
    for (const group of facts.employed) {
      if (group.first <= date && date <= group.last && isWorked(group, date)) day.working += group.people;
    }
  }
  for (const { date, away, awayMinutes, pendingMinutes, ...group } of facts.away) {
    const day = days.get(date);
    if (!day || !isWorked(group, date)) continue;
    day.away += away;
    day.approved += awayMinutes;
    day.pending += pendingMinutes;
  }
  return Array.from({ length: WEEKS }, (_, index) => {
    const week = addDays(first, index * 7);
    const end = addDays(week, 6);
    const ofWeek = [...days].filter(([date]) => week <= date && date <= end);
    const shown = ofWeek.flatMap(([date, { working, away }]) =>
      working > 0 ? { date, working, away, coverage: coverage(working, away) } : [],
    );
    const least = shown.reduce<CoverageDay | undefined>(
      (lowest, day) => (day.coverage < (lowest?.coverage ?? 1) ? day : lowest),
      undefined,
    );
    return {
      week,
      people: total(facts.employed, (group) => (group.first <= end && group.last >= week ? group.people : 0)),
      awayMinutes: total(ofWeek, ([, day]) => day.approved),
      pendingMinutes: total(ofWeek, ([, day]) => day.pending),
      leastCoverage: least?.coverage ?? 1,
      leastOn: least?.date ?? null,
      days: shown,
    };
  });
}

function coverage(working: number, away: number): number {
  return Math.round(((working - away) / working) * 10_000) / 10_000;
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
