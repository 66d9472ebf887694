import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart, type YearStart } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { ledgerThen, entryOf } from "#core/ledger/entryOf.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { type DueCarryOver, type DueEvent, dueEvents, isSameForAll } from "#core/policies/accrual/dueEvents.ts";
import { simpleCarryOver } from "#core/policies/accrual/simpleCarryOver.ts";

export interface ExpiryPlan {
  carryOverEvent: DueCarryOver;
  before: DueEvent[];
  /** The sum of `before`, or null if the sum differs by person. */
  accrues: Minutes | null;
}

export function expiryDay(today: IsoDate, startsIn: YearStart): IsoDate {
  return leaveYearStart(leaveYearOf(today, startsIn) + 1, startsIn);
}

/** Everything due through `postedThrough` must be posted. Returns null if no carry-over is due. */
export function expiryPlan(accrual: AccrualCase, today: IsoDate, postedThrough: IsoDate = today): ExpiryPlan | null {
  const events = dueEvents(accrual, postedThrough, expiryDay(today, accrual.startsIn));
  const place = events.findIndex(({ kind }) => kind === "carry_over");
  const carryOverEvent = events[place];
  if (carryOverEvent?.kind !== "carry_over") return null;
  const before = events.slice(0, place);
  const accrues = before.every(isSameForAll) ? before.reduce((sum, { minutes }) => sum + minutes, 0) : null;
  return { carryOverEvent, before, accrues };
}

/**
 * Returns true if `expiringMinutes` may be wrong and `expiringMinutesOfEntries` is needed. `later` is the sum of the
 * absolute minutes of entries after today.
 */
export function needsEntries({ before, accrues }: ExpiryPlan, balance: Minutes, later: Minutes): boolean {
  if (accrues !== null) return false;
  if (before.some(({ kind }) => kind === "policy_change")) return true;
  const highest = balance + later;
  return later > 0 && before.reduce(withEvent, highest) < before.reduce((sum, event) => sum + amountOf(event), highest);
}

/** `balance` includes the year's entries after today. Valid only if `needsEntries` returns false. */
export function expiringMinutes(
  { carryOverEvent, before, accrues }: ExpiryPlan,
  balance: Minutes,
  pending: Minutes,
): Minutes {
  const closing = accrues === null ? before.reduce(withEvent, balance) : balance + accrues;
  return simpleCarryOver(closing - pending, carryOverEvent.limit).expired;
}

export function expiringMinutesOfEntries(
  { carryOverEvent, before }: ExpiryPlan,
  entries: readonly LedgerEntry[],
  pending: Minutes,
): Minutes {
  const then = [...entries];
  for (const event of before) {
    const entry = entryOf(event, ledgerThen(event, then));
    if (entry) then.push(entry);
  }
  return simpleCarryOver(ledgerThen(carryOverEvent, then).balance - pending, carryOverEvent.limit).expired;
}

function withEvent(balance: Minutes, event: DueEvent): Minutes {
  return balance + (entryOf(event, { balance, posted: 0 })?.minutes ?? 0);
}

function amountOf(event: DueEvent): Minutes {
  return event.kind === "carry_over" ? 0 : event.minutes;
}
