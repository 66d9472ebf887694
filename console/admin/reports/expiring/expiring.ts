import type { ExpiringDays } from "#core/api/admin/reportAnswers.ts";
import { formatDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { daysText } from "#console/shared/formats.ts";
import { longestBars } from "../parts/bars.ts";

/** The days that the people of an office will lose, by type. */
export type ExpiringBar = { name: string } & Record<LeaveType, number>;

/** Returns the offices that lose the most days, and one bar for all others. */
export function expiringBars(people: readonly ExpiringDays[]): ExpiringBar[] {
  const bars = [...groupBy(people, ({ officeName }) => officeName)].map(([name, ofOffice]) =>
    barOf(name, (type) => daysOf(ofOffice.filter((one) => one.type === type))),
  );
  const length = (bar: ExpiringBar) => LEAVE_TYPES.reduce((sum, type) => sum + bar[type], 0);
  return longestBars(bars, length, (others, name) =>
    barOf(name, (type) => others.reduce((sum, bar) => sum + bar[type], 0)),
  );
}

function barOf(name: string, days: (type: LeaveType) => number): ExpiringBar {
  return { name, vacation: days("vacation"), sick: days("sick"), personal: days("personal") };
}

/** Returns the chart's main finding in words. */
export function expiringSummary(people: readonly ExpiringDays[]): string {
  const count = new Set(people.map(({ id }) => id)).size;
  const first = people.map(({ expiresOn }) => expiresOn).toSorted()[0];
  const who = count === 1 ? "1 person" : `${count} people`;
  return `${who} will lose ${daysText(daysOf(people))} unless they use them. The first expire on ${first ? formatDate(first) : "—"}.`;
}

/** Returns the total number of days. */
export function daysOf(people: readonly ExpiringDays[]): number {
  return people.reduce((sum, { days }) => sum + days, 0);
}
