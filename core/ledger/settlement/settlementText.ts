import { countText } from "#core/countText.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { listText } from "#core/listText.ts";
import { factWords } from "#core/policies/facts/factWords.ts";

/** Amounts are in the unit of the leave type. */
export interface ShownSettlement {
  paidOut: number;
  reclaimed: number;
  writtenOff: number;
  waitingFor?: readonly string[] | undefined;
}

export function settlementText(settled: ShownSettlement, unit: LeaveUnit): string {
  const { paidOut, reclaimed, writtenOff, waitingFor = [] } = settled;
  const parts = [
    paidOut !== 0 && `${countText(paidOut, unit)} paid out`,
    reclaimed !== 0 && `${countText(reclaimed, unit)} reclaimed`,
    writtenOff !== 0 && `${countText(Math.abs(writtenOff), unit)} ${writtenOff < 0 ? "owed, " : ""}written off`,
  ].filter((part) => part !== false);
  const waits = waitingFor.length > 0 && `waiting for the ${listText(waitingFor.map(factWords))}`;
  const known = parts.length > 0 && listText(parts);
  return [known, waits].filter((part) => part !== false).join("; ") || "nothing left";
}
