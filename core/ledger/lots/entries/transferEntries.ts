import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, type LeaveYear } from "#core/leave/leaveYear.ts";
import { grantNameOn } from "#core/policies/accrual/grantNameOn.ts";
import { isSent, type LedgerEntry } from "../../LedgerEntry.ts";
import type { CarriedLots } from "./carriedLots.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import type { LotCorrection } from "./LotCorrection.ts";

export function transferEntries(
  { accrual, entries }: PersonLedger,
  year: LeaveYear,
  { moved }: Pick<CarriedLots, "moved">,
  correction?: LotCorrection,
): LedgerEntry[] {
  const { type, startsIn } = accrual;
  const last = leaveYearEnd(year - 1, startsIn);
  const due = new Map<string, { to: LeaveType; grant: number; minutes: Minutes }>();
  const add = (to: LeaveType, grant: number, minutes: Minutes) => {
    const key = `${to}${grant > 0 ? `:${grant}` : ""}`;
    due.set(key, { to, grant, minutes: (due.get(key)?.minutes ?? 0) + minutes });
  };
  for (const { to, grant, minutes } of moved) add(to, grant, -minutes);
  for (const entry of entries) {
    if (isSent(entry) && entry.leaveYear === year - 1) add(entry.details.to, entry.details.grant ?? 0, -entry.minutes);
  }
  return [...due]
    .filter(([, { minutes }]) => minutes !== 0)
    .map(([key, { to, grant, minutes }]) => ({
      type,
      leaveYear: year - 1,
      kind: "transfer",
      minutes,
      effectiveOn: correction?.today ?? last,
      sourceKey: `transfer:${type}:${year}:${key}${correction ? `:${correction.id}` : ""}`,
      isUnlimited: false,
      details: {
        to,
        ...(grant > 0 && { grant }),
        ...grantNameOn(accrual, grant, last),
        ...(correction && { dueOn: last }),
      },
    }));
}
