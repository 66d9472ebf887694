import type { ExpiringDays } from "#core/api/admin/reportAnswers.ts";
import { formatDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { daysText } from "#console/shared/formats.ts";
import type { AmountsByType } from "../parts/reportedTypes.ts";
import { longestBars } from "../parts/bars.ts";

/** The days that an office's people will lose, by type. */
export interface ExpiringBar {
  name: string;
  taken: AmountsByType;
}

/** Returns the offices that lose the most days of these types, and one bar for all others. */
export function expiringBars(people: readonly ExpiringDays[], types: readonly LeaveType[]): ExpiringBar[] {
  const bars = [...groupBy(people, ({ officeName }) => officeName)].map(([name, ofOffice]) =>
    barOf(name, types, (type) => amountOf(ofOffice.filter((one) => one.type === type))),
  );
  const length = (bar: ExpiringBar) => types.reduce((sum, type) => sum + (bar.taken[type] ?? 0), 0);
  return longestBars(bars, length, (others, name) =>
    barOf(name, types, (type) => others.reduce((sum, bar) => sum + (bar.taken[type] ?? 0), 0)),
  );
}

function barOf(name: string, types: readonly LeaveType[], days: (type: LeaveType) => number): ExpiringBar {
  return { name, taken: Object.fromEntries(types.map((type) => [type, days(type)])) };
}

/** Returns the chart's main finding in words, with the total. */
export function expiringSummary(people: readonly ExpiringDays[], total: string): string {
  const count = new Set(people.map(({ id }) => id)).size;
  const first = people.map(({ expiresOn }) => expiresOn).toSorted()[0];
  const who = count === 1 ? "1 person" : `${count} people`;
  return `${who} will lose ${total} unless they use them. The first expire after ${first ? formatDate(first) : "—"}.`;
}

/** Returns the total of each unit in words: "12 days and 8 hours". */
export function totalText(people: readonly ExpiringDays[], unitOf: (type: LeaveType) => LeaveUnit): string {
  return [...groupBy(people, ({ type }) => unitOf(type))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([unit, ofUnit]) => daysText(amountOf(ofUnit), unit))
    .join(" and ");
}

function amountOf(people: readonly ExpiringDays[]): number {
  return people.reduce((sum, { days }) => sum + days, 0);
}
