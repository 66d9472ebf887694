import type { Minutes } from "#core/leave/amounts.ts";
import { capAccrual } from "#core/policies/accrual/capAccrual.ts";
import type { DueAccrual, DueCarryOver, DueChange, DueEvent } from "#core/policies/accrual/dueEvents.ts";
import { simpleCarryOver } from "#core/policies/accrual/simpleCarryOver.ts";
import { balanceOn, wholeBalance } from "./balance.ts";
import { accrualsIn, accruedInto } from "./accrualsIn.ts";
import { minutesToRestore } from "./caps/undoneChanges.ts";
import { takenAfterRaises } from "./caps/undoneRaises.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { lotDetails } from "./lots/entries/lotDetails.ts";

interface LedgerThen {
  balance: Minutes;
  posted: Minutes;
  accruals?: readonly LedgerEntry[];
}

/** All entries must be of one leave type. */
export function ledgerThen(event: DueEvent, entries: readonly LedgerEntry[]): LedgerThen {
  const { leaveYear, on } = event;
  if (event.kind === "carry_over") return { balance: wholeBalance(entries, leaveYear - 1), posted: 0 };
  const before = entries.filter(({ effectiveOn }) => effectiveOn < on);
  const then = { balance: balanceOn(entries, leaveYear, on), posted: accruedInto(before, leaveYear) };
  return event.kind === "accrual" ? then : { ...then, accruals: accrualsIn(before, leaveYear) };
}

export function sharedEntryOf(event: DueAccrual): LedgerEntry {
  return accrualEntry(event, 0);
}

export function entryOf(event: DueEvent, then: LedgerThen): LedgerEntry | null {
  if (event.kind === "accrual") return accrualEntry(event, then.balance);
  return event.kind === "carry_over" ? carryOverEntry(event, then.balance) : policyChangeEntry(event, then);
}

/** An accrual that is lost completely gets an entry, so that it isn't posted later. */
function accrualEntry(event: DueAccrual, balance: Minutes): LedgerEntry {
  const { posted, lost } = capAccrual(event.minutes, balance, event.maxBalance);
  const { period } = event;
  const details = { period, ...(lost > 0 && { lost }), ...lotDetails(event, event.on, event.lot) };
  return { ...entryAt(event), minutes: posted, details };
}

function policyChangeEntry(event: DueChange, { balance, posted, accruals = [] }: LedgerThen): LedgerEntry | null {
  const owed = event.earned - posted;
  if (owed === 0) return null;
  const { cause } = event;
  const increase = () =>
    Math.max(Math.min(owed, minutesToRestore(accruals, event)), capAccrual(owed, balance, event.maxBalance).posted);
  const minutes = owed < 0 ? takenAfterRaises(owed, accruals, event) : increase();
  const lost = owed - minutes;
  return { ...entryAt(event), minutes, details: { cause, ...(lost !== 0 && { lost }) } };
}

function carryOverEntry(event: DueCarryOver, closing: Minutes): LedgerEntry {
  const { carried, expired } = simpleCarryOver(closing, event.limit);
  return { ...entryAt(event), minutes: carried, details: { limit: event.limit, expired } };
}

function entryAt({ type, leaveYear, kind, on, sourceKey }: DueEvent) {
  return { type, leaveYear, kind, effectiveOn: on, sourceKey, isUnlimited: false };
}
