import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Days } from "#core/policies/facts/GrantCase.ts";
import { LeaveLevels, PARTS, type LeavePart } from "./LeaveLevels.ts";
import { firstDay } from "./UntakenLeave.ts";

/** A person's cases before and after a change: the changed type, and the types that exchange excess with it. */
export interface ChangedCases {
  /** A new leave type has no case before the change. */
  before: readonly AccrualCase[];
  after: readonly AccrualCase[];
}

/** The most that a change adds to each part of a person's leave on a day of a leave year, in minutes. */
export type LeaveGain = Readonly<Record<LeavePart, Minutes>>;

/** The span that gains cover, and the leave that a person holds when it begins, by type. */
interface Compared {
  from: IsoDate;
  years: readonly Days[];
  held: ReadonlyMap<LeaveType, Minutes>;
}

/** Returns as many leave years as given, from that of a day on. */
export function leaveYearsFrom(day: IsoDate, { startsIn }: Pick<AccrualCase, "startsIn">, count: number): Days[] {
  let first = firstDay({ startsIn }, day);
  return Array.from({ length: count }, () => {
    const days = { first, last: leaveYearEnd(leaveYearOf(first, startsIn), startsIn) };
    first = addDays(days.last, 1);
    return days;
  });
}

/**
 * Yields, year by year, what a change adds to a person's leave in all types, and null in between, where other work may
 * run. Both are replayed as the ledger posts them, so that caps, expiries and excess are included.
 */
export function* leaveGains(
  { before, after }: ChangedCases,
  { from, years, held }: Compared,
): Generator<LeaveGain | null> {
  const [was, is] = [new LeaveLevels(before, from, held), new LeaveLevels(after, from, held)];
  const types = new Set([...before, ...after].map(({ type }) => type));
  for (const year of years) {
    was.playThrough(year.last);
    yield null;
    is.playThrough(year.last);
    yield null;
    const most: Record<LeavePart, Minutes> = { granted: 0, kept: 0, overdraft: 0, taken: 0 };
    for (const day of new Set([...was.daysIn(year), ...is.daysIn(year)])) {
      const gain: Record<LeavePart, Minutes> = { granted: 0, kept: 0, overdraft: 0, taken: 0 };
      for (const type of types) {
        const [one, other] = [was.on(type, day), is.on(type, day)];
        for (const part of PARTS) gain[part] += one[part] === other[part] ? 0 : other[part] - one[part];
      }
      for (const part of PARTS) most[part] = Math.max(most[part], gain[part]);
    }
    yield most;
  }
}

/** Returns, by year, the gains that another person's gains don't reach. */
export function gainsBeyond(gains: readonly LeaveGain[], others: readonly LeaveGain[]): LeaveGain[] {
  return gains.map((gain, nth) => {
    const [beyond, other] = [{ ...gain }, others[nth]];
    for (const part of PARTS) if ((other?.[part] ?? 0) >= gain[part]) beyond[part] = 0;
    return beyond;
  });
}

/** Returns whether any gain is left. */
export function hasGain(gains: readonly LeaveGain[]): boolean {
  return gains.some((gain) => PARTS.some((part) => gain[part] > 0));
}
