import type { Minutes } from "#core/leave/amounts.ts";
import { groupBy } from "#core/groupBy.ts";
import { addDays, addMonths } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { figuresIn, entriesAhead, pendingEntries } from "./forecast.ts";
import { leftOfLimit } from "./lots/leftOfLimit.ts";
import { leaveIn } from "./lots/leaveByDate.ts";
import { onlyLimitOn, withOnlyLimit, yearLimit, type YearLimit } from "./lots/limitOnly.ts";
import { roundedMinutes } from "./lots/roundedMinutes.ts";
import { rulesOn, YearReplay } from "./lots/YearReplay.ts";
import type { Ledger } from "./forecast.ts";
import { expiredIn, type LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart, type LeaveYear } from "../leave/leaveYear.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";

/** In months. */
const HORIZON = 24;

/** Returns null if nothing accrues within two years. */
export function nextAccrual(ledger: Ledger): { on: IsoDate; minutes: Minutes; lost: Minutes } | null {
  const accruals = entriesAhead(ledger, addMonths(ledger.today, HORIZON)).filter(isAccrual);
  const on = accruals.map(({ effectiveOn }) => effectiveOn).toSorted()[0];
  if (on === undefined) return null;
  const next = accruals.filter(({ effectiveOn }) => effectiveOn === on);
  return {
    on,
    minutes: next.reduce((sum, { minutes }) => sum + minutes, 0),
    lost: next.reduce((sum, { details }) => sum + (details?.lost ?? 0), 0),
  };
}

function isAccrual({ kind, minutes, details }: LedgerEntry): boolean {
  return kind === "accrual" || (kind === "policy_change" && minutes + (details?.lost ?? 0) > 0);
}

/**
 * Returns the first day on which `wanted` is available, or null if there is none within two years. Assumes that nothing
 * else is booked.
 */
export function dayWith(ledger: Ledger, wanted: Minutes): IsoDate | null {
  const { accrual, today } = ledger;
  const horizon = addMonths(today, HORIZON);
  const entries = [...ledger.entries, ...entriesAhead(ledger, horizon)];
  const days = [
    ...entries.flatMap(({ effectiveOn, details }) => [effectiveOn, details?.usableFrom ?? effectiveOn]),
    ...accrual.timeline.map(({ from }) => from),
    ...limitDays(ledger),
  ]
    .filter((day) => day > today && day <= horizon)
    .toSorted();
  const availableOn = availability({ ...ledger, entries });
  const isEnough = (day: IsoDate) => termsOn(accrual.timeline, day).isUnlimited || availableOn(day) >= wanted;
  return [today, ...new Set(days)].find(isEnough) ?? null;
}

export function limitNow({ accrual, entries, today }: Ledger): YearLimit | null {
  return yearLimit(accrual, { year: leaveYearOf(today, accrual.startsIn), day: today, leave: leaveIn(entries) });
}

function limitDays(ledger: Ledger): IsoDate[] {
  const { accrual, today } = ledger;
  if (!accrual.timeline.some(({ terms }) => terms.document?.consumption?.limit)) return [];
  const years = [1, 2].map((ahead) => leaveYearStart(leaveYearOf(today, accrual.startsIn) + ahead, accrual.startsIn));
  const leave = leaveIn([...ledger.entries, ...pendingEntries(ledger)]);
  return [...years, ...leave.map(({ date }) => addMonths(date, 12))];
}

function availability(ledger: Ledger): (day: IsoDate) => Minutes {
  const { accrual, entries, pending } = ledger;
  const yearOf = (day: IsoDate) => leaveYearOf(day, accrual.startsIn);
  if (!usesLots(accrual)) return (day) => figuresIn(entries, pending, yearOf(day), day).available;
  const reserved = { accrual, entries: [...entries, ...pendingEntries(ledger)] };
  const leave = leaveIn(reserved.entries);
  const replays = new Map<LeaveYear, YearReplay>();
  return (day) => {
    const year = yearOf(day);
    if (onlyLimitOn(accrual, day)) {
      const limited = { year, day, leave: leaveIn(entries) };
      return withOnlyLimit(figuresIn(entries, pending, year, day), accrual, limited).available;
    }
    const replay = replays.get(year) ?? new YearReplay(reserved, year);
    replays.set(year, replay);
    const book = replay.eveningOf(day);
    const allowed = unlessMissing(() => leftOfLimit(rulesOn(accrual, day), leave, day), 0);
    const usable = Math.min(book.usable(day).sub(book.owed).valueOf(), allowed);
    return roundedMinutes(usable, rulesOn(accrual, day).facts.document);
  };
}

export interface Expiry {
  on: IsoDate;
  lastDay: IsoDate;
  minutes: Minutes;
  limit: Minutes | null;
}

export function expiryAhead(ledger: Ledger): Expiry | null {
  const { today, accrual } = ledger;
  return expiriesAhead(ledger, leaveYearEnd(leaveYearOf(today, accrual.startsIn), accrual.startsIn))[0] ?? null;
}

/** Assumes that nothing else is booked. */
export function expiriesAhead(ledger: Ledger, until: IsoDate): Expiry[] {
  const losses = entriesAhead(ledger, addDays(until, 1)).flatMap(lossOf);
  const byDay = groupBy(
    losses.filter(({ lastDay }) => lastDay <= until),
    ({ lastDay }) => lastDay,
  );
  return [...byDay]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([lastDay, ofDay]) => {
      const minutes = ofDay.reduce((sum, loss) => sum + loss.minutes, 0);
      const [first] = ofDay;
      return first && minutes > 0 ? { on: first.on, lastDay, minutes, limit: first.limit } : [];
    });
}

function lossOf({ kind, minutes, effectiveOn: on, details }: LedgerEntry): Expiry[] {
  const dayBefore = addDays(on, -1);
  if (kind === "expiry") return [{ on, lastDay: dayBefore, minutes: -minutes, limit: null }];
  if (kind === "cap") return [{ on, lastDay: on, minutes: -minutes, limit: null }];
  const expired = expiredIn(details);
  const limit = details?.limit ?? null;
  return kind === "carry_over" && expired > 0 ? [{ on, lastDay: dayBefore, minutes: expired, limit }] : [];
}
