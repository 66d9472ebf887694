import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Days } from "#core/policies/facts/GrantCase.ts";
import { LeaveLevels, PARTS, type LeavePart, type Start } from "./LeaveLevels.ts";
import { firstDay } from "./UntakenLeave.ts";

export interface ChangedCases {
  before: readonly AccrualCase[];
  after: readonly AccrualCase[];
}

export interface LeaveGain extends Readonly<Record<LeavePart, Minutes>> {
  from: IsoDate;
}

export interface Compared extends Start {
  years: readonly Days[];
}

export function leaveYearsFrom(day: IsoDate, { startsIn }: Pick<AccrualCase, "startsIn">, count: number): Days[] {
  let first = firstDay({ startsIn }, day);
  return Array.from({ length: count }, () => {
    const days = { first, last: leaveYearEnd(leaveYearOf(first, startsIn), startsIn) };
    first = addDays(days.last, 1);
    return days;
  });
}

/** Yields null where other work may run. */
export function* leaveGains(
  { before, after }: ChangedCases,
  { years, ...start }: Compared,
): Generator<LeaveGain | null> {
  const [was, is] = [new LeaveLevels(before, start), new LeaveLevels(after, start)];
  const types = new Set([...before, ...after].map(({ type }) => type));
  for (const year of years) {
    was.playThrough(year.last);
    yield null;
    is.playThrough(year.last);
    yield null;
    for (const day of [...new Set([...was.daysIn(year), ...is.daysIn(year)])].toSorted()) {
      const gain: Record<LeavePart, Minutes> = { granted: 0, kept: 0, overdraft: 0, taken: 0, paidOut: 0, forgiven: 0 };
      for (const type of types) {
        const [one, other] = [was.on(type, day), is.on(type, day)];
        for (const part of PARTS) gain[part] += gained(one[part], other[part]);
      }
      for (const part of PARTS) gain[part] = Math.max(0, gain[part]);
      yield { from: day, ...gain };
    }
  }
}

function gained(was: Minutes, is: Minutes): Minutes {
  const isEqual = Object.is(was, is) || (was === Infinity && Number.isNaN(is));
  return isEqual ? 0 : is - was;
}

export function gainsBeyond(gains: readonly LeaveGain[], others: readonly LeaveGain[]): LeaveGain[] {
  const days = [...new Set([...gains, ...others].map(({ from }) => from))].toSorted();
  const [gainOn, otherOn] = [inForce(gains), inForce(others)];
  return days.flatMap((day) => {
    const [gain, other] = [gainOn(day), otherOn(day)];
    if (!gain) return [];
    const beyond: Record<LeavePart, Minutes> & { from: IsoDate } = { ...gain, from: day };
    for (const part of PARTS) if ((other?.[part] ?? 0) >= gain[part]) beyond[part] = 0;
    return [beyond];
  });
}

function inForce(gains: readonly LeaveGain[]): (day: IsoDate) => LeaveGain | undefined {
  let nth = -1;
  return (day) => {
    for (let next = gains[nth + 1]; next && next.from <= day; next = gains[nth + 1]) nth++;
    return gains[nth];
  };
}

export function hasGain(gains: readonly LeaveGain[]): boolean {
  return gains.some((gain) => PARTS.some((part) => gain[part] > 0 || Number.isNaN(gain[part])));
}
