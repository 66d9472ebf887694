import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import type { DueEvent } from "#core/policies/accrual/dueEvents.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";

/**
 * Returns, in order, the entries due for one person after a day (null: since the opening) up to today that aren't
 * posted yet.
 */
export function postingsDue(
  accrual: AccrualCase,
  lines: readonly LedgerEntry[],
  after: IsoDate | null,
  today: IsoDate,
): LedgerEntry[] {
  return linesOf(dueEvents(accrual, after, today), lines);
}

/**
 * Returns the entries of events, in order, for the person whose entries of this type are given, without those already
 * posted.
 */
export function linesOf(events: readonly DueEvent[], lines: readonly LedgerEntry[]): LedgerEntry[] {
  const known = new Set(lines.map(({ sourceKey }) => sourceKey));
  const ledger = [...lines];
  for (const event of events) {
    const line = known.has(event.sourceKey) ? null : entryOf(event, ledgerThen(event, ledger));
    if (line) ledger.push(line);
  }
  return ledger.slice(lines.length);
}
