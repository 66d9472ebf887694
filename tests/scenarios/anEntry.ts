import type { LedgerKind, LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";

/** Returns a vacation entry of a number of days, in the leave year of its date unless overridden. */
export function anEntry(
  kind: LedgerKind,
  days: number,
  effectiveOn: string,
  given: Partial<LedgerEntry> = {},
): LedgerEntry {
  return {
    type: "vacation",
    leaveYear: leaveYearOf(effectiveOn),
    kind,
    minutes: days * 480,
    effectiveOn,
    sourceKey: `${kind}:${effectiveOn}:${days}`,
    isUnlimited: false,
    ...given,
  };
}

/** Returns approved leave of a number of days that starts on a date. */
export function aBooking(days: number, effectiveOn: string, given: Partial<LedgerEntry> = {}): LedgerEntry {
  return anEntry("usage", -days, effectiveOn, given);
}

/** Returns the amount of each entry of a kind, in days. */
export function daysOf(entries: readonly LedgerEntry[], kind: LedgerKind): number[] {
  return entries.filter((entry) => entry.kind === kind).map(({ minutes }) => minutes / 480);
}
