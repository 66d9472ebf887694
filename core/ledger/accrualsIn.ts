import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry, LedgerKind } from "./LedgerEntry.ts";

export const ACCRUALS: ReadonlySet<LedgerKind> = new Set(["accrual", "policy_change"]);

export function accrualsIn(entries: readonly LedgerEntry[], year: LeaveYear): LedgerEntry[] {
  return entries.filter(({ kind, leaveYear, isUnlimited }) => leaveYear === year && !isUnlimited && ACCRUALS.has(kind));
}

export function grantOf({ details }: LedgerEntry): number {
  return details?.grant ?? 0;
}

/** Returns the sum of posted and lost minutes, which is 0 for a return of lost minutes. */
export function owedIn({ minutes, details }: LedgerEntry): Minutes {
  return minutes + (details?.lost ?? 0);
}

export function minutesOf(entries: readonly LedgerEntry[]): Minutes {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}

export function lostIn(entries: readonly LedgerEntry[]): Minutes {
  return entries.reduce((sum, { details }) => sum + (details?.lost ?? 0), 0);
}

/** Includes lost minutes. All entries must be of one leave type. */
export function accruedInto(entries: readonly LedgerEntry[], year: LeaveYear, grant?: number): Minutes {
  const accruals = entries.filter(
    (entry) =>
      entry.leaveYear === year && ACCRUALS.has(entry.kind) && (grant === undefined || grantOf(entry) === grant),
  );
  return minutesOf(accruals) + lostIn(accruals);
}
