import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { isBooking } from "#core/ledger/LedgerEntry.ts";
import type { LotBook } from "#core/ledger/lots/LotBook.ts";
import { leftOfLimit } from "#core/ledger/lots/leftOfLimit.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import { rulesOn } from "#core/ledger/lots/YearReplay.ts";
import { exact } from "#core/policies/document/exact.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";

/**
 * Returns the minutes that can still be taken at the end of a day: usable lots and the overdraft, less what is owed,
 * within the policy's limit. Negative if too much was taken. An overdraft that lacks a fact about the person is 0.
 */
export function roomOn(ledger: PersonLedger, book: LotBook, leave: readonly DayCost[], date: IsoDate): Minutes {
  const rules = rulesOn(ledger.accrual, date);
  const { facts, convert } = rules;
  const { grants = [], consumption = {} } = facts.document;
  const { overdraft = 0, limit } = consumption;
  const withinLimit = leftOfLimit(rules, leave, date);
  if (grants.length === 0 && limit) return withinLimit + addedBy(ledger, date);
  const inLots = book
    .usable(date)
    .sub(book.owed)
    .add(unlessMissing(() => convert(amountOn(facts, overdraft, date)), exact(0)))
    .valueOf();
  return Math.min(inLots, withinLimit);
}

/**
 * Returns what adjustments and an opening balance add to a limit without grants in a day's leave year, because the
 * balance that is shown contains them.
 */
function addedBy({ accrual: { startsIn }, entries }: PersonLedger, date: IsoDate): Minutes {
  const year = leaveYearOf(date, startsIn);
  return entries
    .filter(({ leaveYear, isUnlimited }) => leaveYear === year && !isUnlimited)
    .filter(({ kind, effectiveOn }) => !isBooking(kind) && effectiveOn <= date)
    .reduce((sum, { minutes }) => sum + minutes, 0);
}
