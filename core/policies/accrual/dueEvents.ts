import type { Minutes } from "#core/leave/amounts.ts";
import { addDays, earliest, latest } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { isGone } from "./AccrualCase.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import type { LotDates } from "../grants/lotDates.ts";
import { closingCase } from "./closingCase.ts";
import { earnedByGrant, sumOf } from "./earnedBy.ts";
import { PartsOfYear } from "./PartsOfYear.ts";
import { grantNameIn } from "./grantNameOn.ts";
import { isWaiting } from "./missingUnder.ts";
import { MinutesSum } from "./MinutesSum.ts";
import { termsOn } from "../termsTimeline.ts";
import type { TermsCause } from "../termsTimeline.ts";

interface Due {
  type: LeaveType;
  leaveYear: LeaveYear;
  on: IsoDate;
  sourceKey: string;
}

export interface OfGrant {
  grant: number;
  grantName?: string;
  lot: LotDates;
}

export interface DueAccrual extends Due, OfGrant {
  kind: "accrual";
  /** Before the cap. Always positive. */
  minutes: Minutes;
  period: string;
  maxBalance: Minutes | null;
  isCapped?: true;
}

export interface DueChange extends Due, OfGrant {
  kind: "policy_change";
  /** The leave year's first day. */
  firstDay: IsoDate;
  earned: Minutes;
  minutes: Minutes;
  neverLess?: true;
  maxBalance: Minutes | null;
  cause: TermsCause;
}

export interface DueCarryOver extends Due {
  kind: "carry_over";
  limit: Minutes;
}

export type DueEvent = DueAccrual | DueChange | DueCarryOver;

/** Returns the events after `after` (null: since the opening) through `until`, in posting order. */
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

export function isSameForAll(event: DueEvent): event is DueAccrual {
  return event.kind === "accrual" && event.maxBalance === null && !event.isCapped;
}

export function dueCarryOver(accrual: AccrualCase, year: LeaveYear): DueCarryOver | null {
  const { type, startsIn, opening } = accrual;
  const { timeline } = closingCase(accrual, year - 1);
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

function earnedEvents(
  accrual: AccrualCase,
  year: LeaveYear,
  from: IsoDate,
  until: IsoDate,
): (DueAccrual | DueChange)[] {
  const ofYear = new PartsOfYear(accrual, year);
  const { timeline, startsIn } = ofYear.accrual;
  const first = latest(from, leaveYearStart(year, startsIn));
  const last = earliest(until, leaveYearEnd(year, startsIn));
  return timeline.flatMap((period, known) => {
    const next = timeline[known + 1];
    const begins = latest(first, period.from);
    const ends = next ? earliest(last, addDays(next.from, -1)) : last;
    if (begins > ends || period.terms.isUnlimited) return [];
    const isChange = known > 0 && period.from === begins && !isGone(accrual, begins);
    const change = isChange ? dueChanges(ofYear, known) : [];
    return [...change, ...dueAccruals(ofYear, known, begins, ends)];
  });
}

function dueChanges(ofYear: PartsOfYear, known: number): DueChange[] {
  const { accrual, year } = ofYear;
  const { type, timeline, startsIn } = accrual;
  const { from: on, terms, cause } = timeline[known] ?? timeline[0];
  const parts = ofYear.knownBy(known).filter(({ dueOn, isRegular }) => dueOn < on || (dueOn === on && !isRegular));
  const before = earnedByGrant(ofYear, addDays(on, -1));
  const grants = new Set([0, ...before.keys(), ...parts.map(({ grant }) => grant)]);
  const waits = isWaiting(accrual, year);
  return [...grants].map((grant) => {
    const ofGrant = parts.filter((part) => part.grant === grant);
    const earned = sumOf(ofGrant);
    return {
      kind: "policy_change",
      type,
      leaveYear: year,
      on,
      sourceKey: `policy_change:${type}:${on}${suffixOf(grant)}`,
      firstDay: leaveYearStart(year, startsIn),
      earned,
      minutes: earned - (before.get(grant) ?? 0),
      ...(waits && { neverLess: true }),
      maxBalance: terms.maxBalance,
      cause,
      grant,
      ...grantNameIn(terms.document, grant),
      lot: ofGrant.at(-1)?.lot ?? { usableFrom: on, expiresOn: null },
    };
  });
}

/** Each amount is the difference between rounded sums, so that rounding errors don't add up. */
function dueAccruals(ofYear: PartsOfYear, known: number, from: IsoDate, until: IsoDate): DueAccrual[] {
  const { accrual, year } = ofYear;
  const { type, timeline } = accrual;
  const { document, maxBalance } = (timeline[known] ?? timeline[0]).terms;
  const events = new Map<string, DueAccrual>();
  const sums = new Map<number, MinutesSum>();
  for (const { dueOn: on, isRegular, period, minutes: earned, grant, lot } of ofYear.knownBy(known)) {
    const sum = sums.get(grant) ?? new MinutesSum();
    sums.set(grant, sum);
    if (on > until) break;
    if (!isRegular || on < from) {
      sum.add(earned);
      continue;
    }
    const before = sum.rounded();
    sum.add(earned);
    const sourceKey = `accrual:${type}:${on}${suffixOf(grant)}`;
    const minutes = (events.get(sourceKey)?.minutes ?? 0) + sum.rounded() - before;
    events.set(sourceKey, {
      kind: "accrual",
      type,
      leaveYear: year,
      on,
      sourceKey,
      minutes,
      period,
      maxBalance,
      grant,
      ...grantNameIn(document, grant),
      lot,
      ...(document?.grants?.[grant]?.cap && { isCapped: true }),
    });
  }
  return [...events.values()].filter(({ minutes }) => minutes > 0);
}

function suffixOf(grant: number): string {
  return grant === 0 ? "" : `:${grant}`;
}
