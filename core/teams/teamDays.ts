import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";
import type { TeamCoverage } from "./TeamCoverage.ts";

/** A range of dates, both inclusive. */
export interface Dates {
  startDate: IsoDate;
  endDate: IsoDate;
}

/** An active member of a team. */
export interface TeamPerson {
  id: string;
  name: string;
  /** Shared by members with the same working hours and holidays, so that they are counted together. */
  calendar: WorkCalendar;
  /** Approved leave. */
  absences: readonly Dates[];
}

/** A team with a coverage limit, and its active members by name. */
export interface LimitedTeam {
  id: string;
  name: string;
  coverage: TeamCoverage;
  members: readonly TeamPerson[];
}

/** The people of a team on one date. */
export interface TeamDay {
  date: IsoDate;
  /** The number of members who work on that date, and of those who aren't away. */
  working: number;
  present: number;
  /** True if fewer members are present than the team's limit allows. */
  isBelow: boolean;
}

/**
 * Returns the people of a team on each working date of a member's request, with that member counted as away. Half a day
 * of leave counts as away, and people are away only on dates that they would work.
 */
export function teamDays(team: LimitedTeam, personId: string, request: Dates): TeamDay[] {
  const person = team.members.find(({ id }) => id === personId);
  if (!person) return [];
  const dates = eachDate(request.startDate, request.endDate).filter((date) => works(person, date));
  const others = team.members.filter(({ id }) => id !== personId);
  const counts = countsOn(others, dates);
  return counts.map(({ date, working, away }) => {
    const day = { date, working: working + 1, present: working - away };
    return { ...day, isBelow: isBelow(day, team.coverage) };
  });
}

/** Returns whether a day has fewer people at work than a limit allows. */
export function isBelow(
  { working, present }: Pick<TeamDay, "working" | "present">,
  { minimum, percent }: TeamCoverage,
): boolean {
  const tooFew = minimum !== undefined && present < minimum;
  return tooFew || (percent !== undefined && present * 100 < percent * working);
}

/** Returns the members who work on a date and aren't on approved leave, by name. */
export function presentOn({ members }: LimitedTeam, personId: string, date: IsoDate): TeamPerson[] {
  return members.filter((member) => {
    if (member.id === personId || !works(member, date)) return false;
    return !member.absences.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
  });
}

/** Returns the numbers of people who work on each date, and of those who are away. */
export function countsOn(
  people: readonly TeamPerson[],
  dates: readonly IsoDate[],
): { date: IsoDate; working: number; away: number }[] {
  const counts = new Map(dates.map((date) => [date, { date, working: 0, away: 0 }]));
  for (const [calendar, alike] of groupBy(people, (person) => person.calendar)) {
    const worked = dates.filter((date) => workedMinutes(date, calendar) > 0);
    for (const date of worked) {
      const count = counts.get(date);
      if (count) count.working += alike.length;
    }
    for (const { absences } of alike) {
      for (const date of datesWithin(worked, absences)) {
        const count = counts.get(date);
        if (count) count.away += 1;
      }
    }
  }
  return [...counts.values()];
}

/** Returns the dates that any of the absences contains. */
function datesWithin(dates: readonly IsoDate[], absences: readonly Dates[]): readonly IsoDate[] {
  if (absences.length === 0) return [];
  return dates.filter((date) => absences.some(({ startDate, endDate }) => startDate <= date && date <= endDate));
}

function works({ calendar }: TeamPerson, date: IsoDate): boolean {
  return workedMinutes(date, calendar) > 0;
}
