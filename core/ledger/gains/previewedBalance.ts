import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { figuresIn } from "../forecast.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { leaveIn } from "../lots/leaveByDate.ts";
import { withOnlyLimit } from "../lots/limitOnly.ts";

/** `entries` must include all entries due by `on`. */
export function previewedBalance(accrual: AccrualCase, entries: readonly LedgerEntry[], on: IsoDate): Minutes | null {
  if (termsOn(accrual.timeline, on).isUnlimited) return null;
  const year = leaveYearOf(on, accrual.startsIn);
  const limited = { year, day: on, leave: leaveIn(entries) };
  return withOnlyLimit(figuresIn(entries, [], year, on), accrual, limited).balance;
}
