import type { Minutes } from "#core/leave/amounts.ts";
import { addDays, earliest, latest } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { isGone } from "./AccrualCase.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { earnedBy } from "./earnedBy.ts";
import { earnedParts } from "./earnedParts.ts";
import { MinutesSum } from "./MinutesSum.ts";
import { termsOn } from "../termsTimeline.ts";
import type { TermsCause } from "../termsTimeline.ts";

interface Due {
  type: LeaveType;
  /** The leave year of `on`, to which the entry belongs. */
  leaveYear: LeaveYear;
  on: IsoDate;
  sourceKey: string;
}

/** A regular accrual on a day, for one or more periods. */
export interface DueAccrual extends Due {
  kind: "accrual";
  /** Minutes before the cap; more than 0. */
  minutes: Minutes;
  /** The period that earned it, or the last of several: '2027' or '2027-03'. */
  period: string;
  maxBalance: Minutes | null;
}

/** A change of terms, which recalculates the year's earnings so far. */
export interface DueChange extends Due {
  kind: "policy_change";
  /** The year's earnings by then under the new terms; the entry posts the difference from the minutes posted so far. */
  earned: Minutes;
  /** The size of that entry if everything due before has been posted. */
  minutes: Minutes;
  maxBalance: Minutes | null;
  cause: TermsCause;
}

/** The carry-over into a new leave year. */
export interface DueCarryOver extends Due {
  kind: "carry_over";
  limit: Minutes;
}

export type DueEvent = DueAccrual | DueChange | DueCarryOver;

/**
 * Returns everything due after one day and through another, in posting order. If `after` is null, it starts with the
 * opening year.
 */
export function dueEvents(accrual: AccrualCase, after: IsoDate | null, until: IsoDate): DueEvent[] {
  const opens = leaveYearStart(accrual.opening, accrual.startsIn);
  const from = after === null || after < opens ? opens : addDays(after, 1);
  if (from > until) return [];
  const events: DueEvent[] = [];
  for (let year = leaveYearOf(from, accrual.startsIn); year <= leaveYearOf(until, accrual.startsIn); year++) {
    const carryOver = dueCarryOver(accrual, year);
    if (carryOver && carryOver.on >= from) events.push(carryOver);
    events.push(...earnedEvents(accrual, year, from, until));
  }
  return events;
}

/** Returns whether the posted entry is the same for everyone with the same case: a regular accrual without a cap. */
export function isSameForAll(event: DueEvent): event is DueAccrual {
  return event.kind === "accrual" && event.maxBalance === null;
}

/**
 * Returns the carry-over into a leave year, or null for the opening year, for a person who isn't employed anymore on
 * its first day or the day before, and if the terms on either of these days are unlimited.
 */
export function dueCarryOver(accrual: AccrualCase, year: LeaveYear): DueCarryOver | null {
  const { type, startsIn, timeline, opening } = accrual;
  const on = leaveYearStart(year, startsIn);
  const dayBefore = addDays(on, -1);
  const terms = termsOn(timeline, on);
  if (year <= opening || isGone(accrual, dayBefore) || isGone(accrual, on)) return null;
  if (terms.isUnlimited || termsOn(timeline, dayBefore).isUnlimited) return null;
  return {
    kind: "carry_over",
    type,
    leaveYear: year,
    on,
    sourceKey: `carry_over:${type}:${year}`,
    limit: terms.carryOver,
  };
}

/** Returns the accruals and changes of terms in one leave year within a window, in order. */
function earnedEvents(
  accrual: AccrualCase,
  year: LeaveYear,
  from: IsoDate,
  until: IsoDate,
): (DueAccrual | DueChange)[] {
  const { timeline, startsIn } = accrual;
  const first = latest(from, leaveYearStart(year, startsIn));
  const last = earliest(until, leaveYearEnd(year, startsIn));
  return timeline.flatMap((period, known) => {
    const next = timeline[known + 1];
    const begins = latest(first, period.from);
    const ends = next ? earliest(last, addDays(next.from, -1)) : last;
    if (begins > ends || period.terms.isUnlimited) return [];
    const isChange = known > 0 && period.from === begins && !isGone(accrual, begins);
    const change = isChange ? [dueChange(accrual, year, known)] : [];
    return [...change, ...dueAccruals(accrual, year, known, begins, ends)];
  });
}

function dueChange(accrual: AccrualCase, year: LeaveYear, known: number): DueChange {
  const { type, timeline } = accrual;
  const { from: on, terms, cause } = timeline[known] ?? timeline[0];
  const sum = new MinutesSum();
  for (const { dueOn, isRegular, minutes } of earnedParts(accrual, year, known)) {
    if (dueOn < on || (dueOn === on && !isRegular)) sum.add(minutes);
  }
  const earned = sum.rounded();
  return {
    kind: "policy_change",
    type,
    leaveYear: year,
    on,
    sourceKey: `policy_change:${type}:${on}`,
    earned,
    minutes: earned - earnedBy(accrual, year, addDays(on, -1)),
    maxBalance: terms.maxBalance,
    cause,
  };
}

/**
 * Returns the regular accruals under one set of terms, one event a day. Each amount is the difference between the
 * year's rounded sums after and before it, so that rounding errors don't add up.
 */
function dueAccruals(
  accrual: AccrualCase,
  year: LeaveYear,
  known: number,
  from: IsoDate,
  until: IsoDate,
): DueAccrual[] {
  const { type, timeline } = accrual;
  const maxBalance = (timeline[known] ?? timeline[0]).terms.maxBalance;
  const events = new Map<IsoDate, DueAccrual>();
  const sum = new MinutesSum();
  for (const { dueOn: on, isRegular, period, minutes: earned } of earnedParts(accrual, year, known)) {
    const before = sum.rounded();
    sum.add(earned);
    if (!isRegular || on < from || on > until) continue;
    const minutes = (events.get(on)?.minutes ?? 0) + sum.rounded() - before;
    const sourceKey = `accrual:${type}:${on}`;
    events.set(on, { kind: "accrual", type, leaveYear: year, on, sourceKey, minutes, period, maxBalance });
  }
  return [...events.values()].filter(({ minutes }) => minutes > 0);
}
