import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { creditDetails } from "#core/ledger/lots/entries/creditDetails.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";

/** Returns sentences without a period. */
export function creditConditions(accrual: AccrualCase, today: IsoDate): string[] {
  const { expiresOn } = creditDetails(accrual, today) ?? {};
  return expiresOn === undefined ? [] : [`If approved today, the time expires after ${formatFullDate(expiresOn)}`];
}
