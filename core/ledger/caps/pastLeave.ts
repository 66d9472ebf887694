import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccrualCase, allTerms } from "#core/policies/accrual/AccrualCase.ts";
import { isBooking, type LedgerEntry } from "../LedgerEntry.ts";

/** Returns the entries that book or cancel leave before `today`. */
export function pastLeave(entries: readonly Omit<LedgerEntry, "details">[], today: IsoDate): LedgerEntry[] {
  return entries.filter(({ kind, effectiveOn, isUnlimited }) => isBooking(kind) && !isUnlimited && effectiveOn < today);
}

export function hasCaps(accrual: AccrualCase): boolean {
  return allTerms(accrual).some(({ document, maxBalance }) =>
    document ? document.grants?.some(({ cap }) => cap !== undefined) : maxBalance !== null,
  );
}
