import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

/** What accruals and changes have put into a leave year; what they lost to the maximum counts as posted. The lines are of one type. */
export function postedInto(lines: readonly LedgerEntry[], year: LeaveYear): Minutes {
  return lines
    .filter(({ kind, leaveYear }) => leaveYear === year && (kind === "accrual" || kind === "policy_change"))
    .reduce((sum, { minutes, details }) => sum + minutes + (details?.lost ?? 0), 0);
}
