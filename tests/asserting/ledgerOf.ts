import { toDays } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { expiredIn } from "#core/ledger/LedgerEntry.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";

/** Returns texts such as `2027-01-01 accrual +20`. */
export async function ledgerOf(
  { organizationId, userId }: { organizationId: string; userId: string },
  type: LeaveType = "vacation",
): Promise<string[]> {
  const entries = await findLedgerEntries(organizationId, userId);
  return entries
    .filter((entry) => entry.type === type)
    .map(({ effectiveOn, kind, minutes, leaveYear, isUnlimited, details }) => {
      const days = `${minutes < 0 ? "" : "+"}${toDays(minutes)}`;
      const lost = details?.lost ? `, ${toDays(details.lost)} lost` : "";
      const expired = expiredIn(details) > 0 ? `, ${toDays(expiredIn(details))} expired` : "";
      const year = effectiveOn.startsWith(String(leaveYear)) ? "" : ` of ${leaveYear}`;
      return `${effectiveOn} ${kind} ${days}${lost}${expired}${year}${isUnlimited ? " unlimited" : ""}`;
    });
}
