import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { ledgerThen, entryOf } from "#core/ledger/entryOf.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { type DueCarryOver, type DueEvent, dueEvents, isSameForAll } from "#core/policies/accrual/dueEvents.ts";
import { carryOver } from "#core/policies/accrual/carryOver.ts";

/** What comes between today and the next roll-over, the same for everybody with the same case. */
export interface ExpiryPlan {
  rollOver: DueCarryOver;
  before: DueEvent[];
  /** What all of that adds, where it is the same for everybody; else null. */
  accrues: Minutes | null;
}

/** The first day of the next leave year: what is not carried into it lapses then. */
export function expiryDay(today: IsoDate, startsIn: number): IsoDate {
  return leaveYearStart(leaveYearOf(today, startsIn) + 1, startsIn);
}

/** What comes until the next roll-over; null where there is none, so that nothing lapses. */
export function expiryPlan(accrual: AccrualCase, today: IsoDate): ExpiryPlan | null {
  const events = dueEvents(accrual, today, expiryDay(today, accrual.startsIn));
  const place = events.findIndex(({ kind }) => kind === "carry_over");
  const rollOver = events[place];
  if (rollOver?.kind !== "carry_over") return null;
  const before = events.slice(0, place);
  const accrues = before.every(isSameForAll) ? before.reduce((sum, { minutes }) => sum + minutes, 0) : null;
  return { rollOver, before, accrues };
}

/**
 * Whether what lapses depends on more of a ledger than its sum: on what was posted when or, where a cap may cut, on what
 * is booked for which day. `later` is all that was posted for days to come, whichever its sign.
 */
export function asksForLines({ before, accrues }: ExpiryPlan, balance: Minutes, later: Minutes): boolean {
  if (accrues !== null) return false;
  if (before.some(({ kind }) => kind === "policy_change")) return true;
  const highest = balance + later;
  return later > 0 && before.reduce(withEvent, highest) < before.reduce((sum, event) => sum + amountOf(event), highest);
}

/**
 * What of a leave year's balance lapses at its end, as `lapseAhead` tells it: `balance` is everything that was posted into
 * the year, and what is pending is taken to be used. Only where `asksForLines` is no.
 */
export function expiringMinutes(
  { rollOver, before, accrues }: ExpiryPlan,
  balance: Minutes,
  pending: Minutes,
): Minutes {
  const closing = accrues === null ? before.reduce(withEvent, balance) : balance + accrues;
  return carryOver(closing - pending, rollOver.limit).lapsed;
}

/** The same from the lines of the type. */
export function expiringMinutesOfEntries(
  { rollOver, before }: ExpiryPlan,
  lines: readonly LedgerEntry[],
  pending: Minutes,
): Minutes {
  const then = [...lines];
  for (const event of before) {
    const line = entryOf(event, ledgerThen(event, then));
    if (line) then.push(line);
  }
  return carryOver(ledgerThen(rollOver, then).balance - pending, rollOver.limit).lapsed;
}

function withEvent(balance: Minutes, event: DueEvent): Minutes {
  return balance + (entryOf(event, { balance, posted: 0 })?.minutes ?? 0);
}

/** What an event adds where nothing is cut. */
function amountOf(event: DueEvent): Minutes {
  return event.kind === "carry_over" ? 0 : event.minutes;
}
