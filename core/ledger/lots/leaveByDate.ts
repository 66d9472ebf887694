import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isBooking, type LedgerEntry } from "../LedgerEntry.ts";
import type { PersonLedger } from "./PersonLedger.ts";

export function leaveByDate({ accrual, entries }: PersonLedger, taken: readonly DayCost[]): PersonLedger {
  const others = entries.filter(({ kind, isUnlimited }) => !isBooking(kind) || isUnlimited);
  return { accrual, entries: [...others, ...leaveEntries(accrual, taken, "taken")] };
}

export function leaveEntries(accrual: AccrualCase, leave: readonly DayCost[], as: "taken" | "pending"): LedgerEntry[] {
  const { type, startsIn } = accrual;
  return leave
    .filter(({ date, minutes }) => minutes > 0 && !termsAt(accrual, date).isUnlimited)
    .map(({ date, minutes }, index) => ({
      type,
      leaveYear: leaveYearOf(date, startsIn),
      kind: "usage",
      minutes: -minutes,
      effectiveOn: date,
      sourceKey: `${as}:${date}:${index}`,
      isUnlimited: false,
    }));
}

/** Each entry that books leave must be for a single date. */
export function leaveIn(entries: readonly LedgerEntry[]): DayCost[] {
  return entries
    .filter(({ kind, isUnlimited }) => isBooking(kind) && !isUnlimited)
    .map(({ effectiveOn: date, minutes }) => ({ date, minutes: -minutes }));
}
