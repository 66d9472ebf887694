import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { capAccrual } from "#core/policies/accrual/capAccrual.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

/** An accrual case and its entries of one type; the entries of the examined year must be individual ones, not sums. */
interface CappedLedger {
  accrual: Pick<AccrualCase, "timeline">;
  entries: readonly LedgerEntry[];
}

/**
 * Returns the minutes of a leave year to give back after a change of terms: those that the maximum balance cut under
 * the old terms and opening balance, but wouldn't cut under the new ones. The result is between 0 and the actual loss,
 * because earned days stay.
 */
export function capReturn(year: LeaveYear, before: CappedLedger, after: CappedLedger): Minutes {
  const lost = accrualsOf(before.entries, year).reduce((sum, { details }) => sum + (details?.lost ?? 0), 0);
  if (lost <= 0) return 0;
  return Math.max(0, Math.min(lost, lossIn(year, before) - lossIn(year, after)));
}

/**
 * Returns the minutes that the maximum balance of each day would have cut from that day's accruals, if the whole
 * carry-over had been there from the start.
 */
function lossIn(year: LeaveYear, { accrual, entries }: CappedLedger): Minutes {
  const others = entries.filter((entry) => entry.leaveYear === year && !entry.isUnlimited && !isAccrual(entry));
  const owed = new Map<IsoDate, Minutes>();
  for (const { effectiveOn, minutes, details } of accrualsOf(entries, year)) {
    owed.set(effectiveOn, (owed.get(effectiveOn) ?? 0) + minutes + (details?.lost ?? 0));
  }
  let [granted, loss] = [0, 0];
  for (const on of [...owed.keys()].toSorted()) {
    const balance = others
      .filter(({ kind, effectiveOn }) => kind === "carry_over" || effectiveOn <= on)
      .reduce((sum, { minutes }) => sum + minutes, granted);
    const { posted, lost } = capAccrual(owed.get(on) ?? 0, balance, termsOn(accrual.timeline, on).maxBalance);
    granted += posted;
    loss += lost;
  }
  return loss;
}

function accrualsOf(entries: readonly LedgerEntry[], year: LeaveYear): LedgerEntry[] {
  return entries.filter((entry) => entry.leaveYear === year && isAccrual(entry));
}

function isAccrual({ kind }: LedgerEntry): boolean {
  return kind === "accrual" || kind === "policy_change";
}
