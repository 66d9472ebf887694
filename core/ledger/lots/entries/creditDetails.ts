import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { lotDates } from "#core/policies/grants/lotDates.ts";
import type { EntryDetails } from "../../LedgerEntry.ts";
import { lotDetails } from "./lotDetails.ts";

export function creditDetails(accrual: AccrualCase, on: IsoDate): EntryDetails | null {
  if (!usesLots(accrual)) return null;
  const facts = grantCaseOn(accrual, on);
  return unlessMissing(() => lotDetails({ grant: 0 }, on, lotDates(facts, facts.document.grants?.[0], on)), {});
}
