import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import type { Employment } from "#core/policies/PolicyTerms.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";
import type { TeamCoverage } from "./TeamCoverage.ts";

/** Both dates are included. */
export interface Dates {
  startDate: IsoDate;
  endDate: IsoDate;
}

export interface MemberDates extends Dates {
  userId: string;
}

export interface TeamPerson extends Employment {
  id: string;
  name: string;
  calendar: WorkCalendar;
  absences: readonly Dates[];
}

/** The members are active and sorted by name. */
export interface LimitedTeam {
  id: string;
  name: string;
  coverage: TeamCoverage;
  members: readonly TeamPerson[];
  isUnnamed?: boolean;
}

export interface TeamDay {
  date: IsoDate;
  working: number;
  present: number;
  isBelow: boolean;
}

interface DayOfTeam {
  working: number;
  present: number;
  /** `1` for each member at work and `0` for each other member, in the team's order. */
  here: string;
  /** `1` for each member who works on the date, even if away, and `0` for each other member. */
  workers: string;
}

/** Returns the requests' dates that are the member's workdays, in order. Half a day of leave counts as away. */
export function teamDays(team: LimitedTeam, requests: readonly MemberDates[]): TeamDay[] {
  const leaving = new Map<IsoDate, Set<number>>();
  for (const { userId, startDate, endDate } of requests) {
    const index = indexOf(team, userId);
    if (index === -1) continue;
    for (const date of eachDate(startDate, endDate)) {
      if (dayOf(team, date).workers[index] === "1") leaving.set(date, (leaving.get(date) ?? new Set()).add(index));
    }
  }
  const dates = [...leaving].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return dates.map(([date, indexes]) => {
    const { working, present, here } = dayOf(team, date);
    const day = { date, working, present: present - [...indexes].filter((index) => here[index] === "1").length };
    return { ...day, isBelow: isBelow(day, team.coverage) };
  });
}

function isBelow(
  { working, present }: Pick<TeamDay, "working" | "present">,
  { minimum, percent }: TeamCoverage,
): boolean {
  const tooFew = minimum !== undefined && present < minimum;
  return tooFew || (percent !== undefined && present * 100 < percent * working);
}

/** Returns the people at work, sorted by name, without the requester. */
export function presentOn(team: LimitedTeam, personId: string, date: IsoDate): TeamPerson[] {
  const { here } = dayOf(team, date);
  return team.members.filter(({ id }, nth) => id !== personId && here[nth] === "1");
}

export function haveSamePeople(team: LimitedTeam, personId: string, one: IsoDate, other: IsoDate): boolean {
  const [first, second] = [dayOf(team, one).here, dayOf(team, other).here];
  if (first === second) return true;
  const index = indexOf(team, personId);
  return first.slice(0, index) === second.slice(0, index) && first.slice(index + 1) === second.slice(index + 1);
}

export function* computeDays(
  teams: readonly LimitedTeam[],
  requests: readonly MemberDates[],
): Generator<void, void, void> {
  for (const team of teams) {
    const ids = new Set(team.members.map(({ id }) => id));
    const dates = requests.flatMap(({ userId, startDate, endDate }) =>
      ids.has(userId) ? eachDate(startDate, endDate) : [],
    );
    for (const date of new Set(dates)) yield void dayOf(team, date);
  }
}

const known = new WeakMap<LimitedTeam, Map<IsoDate, DayOfTeam>>();

function dayOf(team: LimitedTeam, date: IsoDate): DayOfTeam {
  const days = known.get(team) ?? new Map<IsoDate, DayOfTeam>();
  known.set(team, days);
  const day = days.get(date) ?? computedDay(team, date);
  days.set(date, day);
  return day;
}

function computedDay({ members }: LimitedTeam, date: IsoDate): DayOfTeam {
  const workers = members.map((member) => (isEmployedOn(member, date) && works(member, date) ? "1" : "0"));
  const here = members.map((member, index) => (workers[index] === "1" && !isAway(member, date) ? "1" : "0"));
  return { working: marked(workers), present: marked(here), here: here.join(""), workers: workers.join("") };
}

function isEmployedOn({ startDate, endDate }: Employment, date: IsoDate): boolean {
  return (startDate === null || startDate <= date) && (endDate === null || date <= endDate);
}

function marked(marks: readonly string[]): number {
  return marks.reduce((sum, mark) => sum + (mark === "1" ? 1 : 0), 0);
}

function isAway({ absences }: TeamPerson, date: IsoDate): boolean {
  return absences.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** Caches only the last date, because a date is computed for all members before the next date. */
const workedOf = new WeakMap<WorkCalendar, { date: IsoDate; isWorked: boolean }>();

function works({ calendar }: TeamPerson, date: IsoDate): boolean {
  const last = workedOf.get(calendar);
  if (last?.date === date) return last.isWorked;
  const isWorked = workedMinutes(date, calendar) > 0;
  workedOf.set(calendar, { date, isWorked });
  return isWorked;
}

function indexOf({ members }: LimitedTeam, personId: string): number {
  return members.findIndex(({ id }) => id === personId);
}
