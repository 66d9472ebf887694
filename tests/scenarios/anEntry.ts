import type { LedgerKind, LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";

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

export function aBooking(days: number, effectiveOn: string, given: Partial<LedgerEntry> = {}): LedgerEntry {
  return anEntry("usage", -days, effectiveOn, given);
}

export function daysOf(entries: readonly LedgerEntry[], kind: LedgerKind): number[] {
  return entries.filter((entry) => entry.kind === kind).map(({ minutes }) => minutes / 480);
}

/**
 * Returns a day without a monthly accrual, for tests that post adjustments before a day's accruals. The product posts
 * the accruals first.
 */
export function notFirst(date: IsoDate): IsoDate {
  return date.endsWith("-01") ? addDays(date, 1) : date;
}
