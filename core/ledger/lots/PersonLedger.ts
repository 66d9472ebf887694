import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

export interface PersonLedger {
  accrual: AccrualCase;
  entries: readonly LedgerEntry[];
}
