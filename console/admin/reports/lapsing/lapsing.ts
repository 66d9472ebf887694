import { formatDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { daysText } from "#console/shared/formats.ts";
import { longestBars } from "../parts/bars.ts";

/** Days that somebody would lose. */
export interface LapsingDays {
  id: string;
  name: string;
  officeName: string;
  type: LeaveType;
  days: number;
  lapsesOn: string;
}

export interface Lapsing {
  people: LapsingDays[];
}

/** What the people of an office would lose, by type. */
export type LapsingBar = { name: string } & Record<LeaveType, number>;

/** The offices in which most is lost, and all others in one bar. */
export function lapsingBars(people: readonly LapsingDays[]): LapsingBar[] {
  const bars = [...groupBy(people, ({ officeName }) => officeName)].map(([name, ofOffice]) =>
    barOf(name, (type) => daysOf(ofOffice.filter((one) => one.type === type))),
  );
  const length = (bar: LapsingBar) => LEAVE_TYPES.reduce((sum, type) => sum + bar[type], 0);
  return longestBars(bars, length, (others, name) =>
    barOf(name, (type) => others.reduce((sum, bar) => sum + bar[type], 0)),
  );
}

function barOf(name: string, days: (type: LeaveType) => number): LapsingBar {
  return { name, vacation: days("vacation"), sick: days("sick"), personal: days("personal") };
}

/** What a reader would take from the picture. */
export function lapsingSummary(people: readonly LapsingDays[]): string {
  const count = new Set(people.map(({ id }) => id)).size;
  const first = people.map(({ lapsesOn }) => lapsesOn).toSorted()[0];
  const who = count === 1 ? "1 person loses" : `${count} people lose`;
  return `${who} ${daysText(daysOf(people))} unless they take them, the first on ${first ? formatDate(first) : "—"}.`;
}

/** All days together. */
export function daysOf(people: readonly LapsingDays[]): number {
  return people.reduce((sum, { days }) => sum + days, 0);
}
