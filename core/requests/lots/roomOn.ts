import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LotBook } from "#core/ledger/lots/LotBook.ts";
import { leftOfLimit } from "#core/ledger/lots/leftOfLimit.ts";
import { rulesOn } from "#core/ledger/lots/YearReplay.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";

/**
 * Returns the minutes that can still be taken at the end of a day: usable lots and the overdraft, less what is owed,
 * within the policy's limit. Negative if too much was taken.
 */
export function roomOn(accrual: AccrualCase, book: LotBook, leave: readonly DayCost[], date: IsoDate): Minutes {
  const rules = rulesOn(accrual, date);
  const { facts, convert } = rules;
  const { grants = [], consumption = {} } = facts.document;
  const { overdraft = 0, limit } = consumption;
  const inLots = () =>
    book
      .usable(date)
      .sub(book.owed)
      .add(convert(amountOn(facts, overdraft, date)))
      .valueOf();
  // A type without grants has only its limit.
  const room = grants.length > 0 || !limit ? inLots() : Infinity;
  return Math.min(room, leftOfLimit(rules, leave, date));
}
