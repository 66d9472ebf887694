import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { carryOverCorrections } from "./carryOverCorrections.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import type { LotCorrection } from "./lots/entries/LotCorrection.ts";
import { lotCorrections } from "./lots/entries/lotCorrections.ts";

export function ledgerCorrections(
  accrual: AccrualCase,
  entries: readonly LedgerEntry[],
  correction: LotCorrection,
): LedgerEntry[] {
  return usesLots(accrual)
    ? lotCorrections({ accrual, entries }, correction)
    : carryOverCorrections(accrual, entries, correction);
}
