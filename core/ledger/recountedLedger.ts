import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isBooking, type LedgerEntry } from "./LedgerEntry.ts";
import { leaveEntries } from "./lots/leaveByDate.ts";
import type { PersonLedger } from "./lots/PersonLedger.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";

export interface RecountedDate extends DayCost {
  was: Minutes;
}

/** If lots decide the balance, the ledger must have its leave by date (see `leaveByDate`). */
export function recountedLedger(
  { accrual, entries }: PersonLedger,
  dates: readonly RecountedDate[],
): readonly LedgerEntry[] {
  if (dates.length === 0) return entries;
  if (!usesLots(accrual)) return [...entries, ...dates.flatMap((date) => recostOf(date, accrual))];
  const changed = new Set(dates.map(({ date }) => date));
  const others = entries.filter(
    ({ kind, isUnlimited, effectiveOn }) => !isBooking(kind) || isUnlimited || !changed.has(effectiveOn),
  );
  return [...others, ...leaveEntries(accrual, dates, "taken")];
}

function recostOf({ date, minutes, was }: RecountedDate, accrual: PersonLedger["accrual"]): LedgerEntry[] {
  const { type, startsIn } = accrual;
  if (termsAt(accrual, date).isUnlimited) return [];
  const leaveYear = leaveYearOf(date, startsIn);
  const sourceKey = `recounted:${date}`;
  return [
    { type, leaveYear, kind: "recost", minutes: was - minutes, effectiveOn: date, sourceKey, isUnlimited: false },
  ];
}
