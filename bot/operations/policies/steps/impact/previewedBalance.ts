import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { balanceThen } from "#core/ledger/impactDays.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveIn } from "#core/ledger/lots/leaveByDate.ts";
import { allowedByLimit } from "#core/ledger/lots/limitOnly.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";

/** Null if unlimited. Includes what a limit without grants allows. */
export function previewedBalance(accrual: AccrualCase, entries: readonly LedgerEntry[], on: IsoDate): Minutes | null {
  const { timeline, startsIn } = accrual;
  if (termsOn(timeline, on).isUnlimited) return null;
  const limited = { year: leaveYearOf(on, startsIn), day: on, leave: leaveIn(entries) };
  return balanceThen(entries, on, startsIn) + (allowedByLimit(accrual, limited) ?? 0);
}
