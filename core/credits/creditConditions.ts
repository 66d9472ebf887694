import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { creditDetails } from "#core/ledger/lots/entries/creditDetails.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";

/**
 * Returns when a credit would expire if it is approved today, as a sentence without a period; none if it never does.
 */
export function creditConditions(accrual: AccrualCase, today: IsoDate): string[] {
  const { expiresOn } = creditDetails(accrual, today) ?? {};
  return expiresOn === undefined ? [] : [`If approved today, the time expires after ${formatFullDate(expiresOn)}`];
}
