import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

/** Returns the opening entries of closed leave years, and all entries that correct an opening balance. */
export function correctedOpenings(
  entries: readonly Omit<LedgerEntry, "details">[],
  thisYear: LeaveYear,
): LedgerEntry[] {
  return entries.filter(
    (entry) => entry.kind === "opening" && (entry.leaveYear < thisYear || entry.sourceKey !== openingKey(entry)),
  );
}

export function openingKey({ type, leaveYear }: { type: LeaveType; leaveYear: LeaveYear }): string {
  return `opening:${type}:${leaveYear}`;
}
