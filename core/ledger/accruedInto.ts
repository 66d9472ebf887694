import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

/** All entries must be of one leave type. */
export function accruedInto(entries: readonly LedgerEntry[], year: LeaveYear, grant?: number): Minutes {
  return entries
    .filter(({ kind, leaveYear }) => leaveYear === year && (kind === "accrual" || kind === "policy_change"))
    .filter(({ details }) => grant === undefined || (details?.grant ?? 0) === grant)
    .reduce((sum, { minutes, details }) => sum + minutes + (details?.lost ?? 0), 0);
}
