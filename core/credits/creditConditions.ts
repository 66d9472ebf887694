import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { creditDetails } from "#core/ledger/lots/entries/creditDetails.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";

/** As a sentence without a period, if the credit is approved today; none if it never expires. */
export function creditConditions(accrual: AccrualCase, today: IsoDate): string[] {
  const { expiresOn } = creditDetails(accrual, today) ?? {};
  return expiresOn === undefined ? [] : [`If approved today, the time expires after ${formatFullDate(expiresOn)}`];
}
