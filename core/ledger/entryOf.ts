import type { Minutes } from "#core/leave/amounts.ts";
import { capPosting } from "#core/policies/accrual/cap.ts";
import type { DueAccrual, DueCarryOver, DueChange, DueEvent } from "#core/policies/accrual/dueEvents.ts";
import { carryOver } from "#core/policies/accrual/carryOver.ts";
import { balanceOn, wholeBalance } from "./balance.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { postedInto } from "./postedInto.ts";

/** What of a person's own ledger a line depends on, just before it is posted. */
export interface LedgerThen {
  /** For a roll-over the whole balance of the closed year; else the balance of the event's year on that day, bookings for later dates not counted. */
  balance: Minutes;
  /** What accrual and policy_change lines of earlier days have put into the event's year, with what they lost; asked for a policy_change only. */
  posted: Minutes;
}

/** What the lines of a person and type, already posted or about to be, say of the moment of an event. */
export function ledgerThen(event: DueEvent, lines: readonly LedgerEntry[]): LedgerThen {
  const { leaveYear, on } = event;
  if (event.kind === "carry_over") return { balance: wholeBalance(lines, leaveYear - 1), posted: 0 };
  const before = lines.filter(({ effectiveOn }) => effectiveOn < on);
  return { balance: balanceOn(lines, leaveYear, on), posted: postedInto(before, leaveYear) };
}

/** The line of an event that is the same for everybody (`isSameForAll`). */
export function sharedEntryOf(event: DueAccrual): LedgerEntry {
  return accrualLine(event, 0);
}

/** The line of an event for one person; null where there is nothing to post. */
export function entryOf(event: DueEvent, then: LedgerThen): LedgerEntry | null {
  if (event.kind === "accrual") return accrualLine(event, then.balance);
  return event.kind === "carry_over" ? carryOverLine(event, then.balance) : policyChangeLine(event, then);
}

/** A posting lost whole is a line too: it counts as posted and is never made up for. */
function accrualLine(event: DueAccrual, balance: Minutes): LedgerEntry {
  const { posted, lost } = capPosting(event.minutes, balance, event.maxBalance);
  const { period } = event;
  return { ...lineAt(event), minutes: posted, details: lost > 0 ? { period, lost } : { period } };
}

function policyChangeLine(event: DueChange, { balance, posted }: LedgerThen): LedgerEntry | null {
  const owed = event.earned - posted;
  if (owed === 0) return null;
  const { cause } = event;
  const capped = capPosting(owed, balance, event.maxBalance);
  return {
    ...lineAt(event),
    minutes: capped.posted,
    details: { cause, ...(capped.lost > 0 && { lost: capped.lost }) },
  };
}

function carryOverLine(event: DueCarryOver, closing: Minutes): LedgerEntry {
  const { carried, lapsed } = carryOver(closing, event.limit);
  return { ...lineAt(event), minutes: carried, details: { limit: event.limit, lapsed } };
}

function lineAt({ type, leaveYear, kind, on, sourceKey }: DueEvent) {
  return { type, leaveYear, kind, effectiveOn: on, sourceKey, isUnlimited: false };
}
