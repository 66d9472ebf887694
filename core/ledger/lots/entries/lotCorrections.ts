import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { cutsAfterLeave } from "../../caps/cutsAfterLeave.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { carryOverEntries } from "./carryOverEntries.ts";
import type { LotCorrection } from "./LotCorrection.ts";
import { lossEntries } from "./lossEntries.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { settlementEntries } from "../../settlement/settlementEntries.ts";

export function lotCorrections({ accrual, entries }: PersonLedger, correction: LotCorrection): LedgerEntry[] {
  const ledger = [...entries];
  for (let year = accrual.opening; year <= leaveYearOf(correction.today, accrual.startsIn); year++) {
    const opened = carryOverAgain({ accrual, entries: ledger }, year, correction);
    ledger.push(...opened);
    ledger.push(...cutsAfterLeave({ accrual, entries: ledger }, year, opened, correction));
    ledger.push(...lossEntries({ accrual, entries: ledger }, year, correction.today, correction));
  }
  ledger.push(...settlementEntries({ accrual, entries: ledger }, correction.today, correction));
  return ledger.slice(entries.length);
}

/**
 * While `year` or the previous year waits for facts, the posted carry-over stays, because it may follow from facts that
 * were recorded earlier.
 */
export function carryOverAgain(ledger: PersonLedger, year: LeaveYear, correction: LotCorrection): LedgerEntry[] {
  const isCarriedOver = ledger.entries.some(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
  const waits = [year - 1, year].some((one) => isWaiting(ledger.accrual, one));
  return isCarriedOver && !waits ? carryOverEntries(ledger, year, correction) : [];
}
