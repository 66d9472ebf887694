import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

/** A booking's lots depend on each of its dates; see `leaveByDate`. */
export interface PersonLedger {
  accrual: AccrualCase;
  entries: readonly LedgerEntry[];
}
