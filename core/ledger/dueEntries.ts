import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import type { DueEvent } from "#core/policies/accrual/dueEvents.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { lotEntriesOf } from "./lots/entries/lotEntriesOf.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";

/** Returns the entries due after `after` (null: since the opening) through `today` that aren't posted yet. */
export function dueEntries(
  accrual: AccrualCase,
  entries: readonly LedgerEntry[],
  after: IsoDate | null,
  today: IsoDate,
): LedgerEntry[] {
  return entriesOfEvents(accrual, dueEvents(accrual, after, today), entries, today);
}

export function entriesOfEvents(
  accrual: AccrualCase,
  events: readonly DueEvent[],
  entries: readonly LedgerEntry[],
  until: IsoDate,
): LedgerEntry[] {
  return usesLots(accrual) ? lotEntriesOf(events, { accrual, entries }, until) : entriesOf(events, entries);
}

export function entriesOf(events: readonly DueEvent[], entries: readonly LedgerEntry[]): LedgerEntry[] {
  const known = new Set(entries.map(({ sourceKey }) => sourceKey));
  const ledger = [...entries];
  for (const event of events) {
    const entry = known.has(event.sourceKey) ? null : entryOf(event, ledgerThen(event, ledger));
    if (entry) ledger.push(entry);
  }
  return ledger.slice(entries.length);
}
