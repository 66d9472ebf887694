import type { LeaveType } from "#core/leave/LeaveType.ts";
import { receivedEntries } from "../transfers/receivedEntries.ts";
import { correctedReceipt } from "../transfers/receipts.ts";
import { differenceText } from "./differenceText.ts";
import type { Finding } from "./Finding.ts";
import type { PostedLedger } from "./PostedLedger.ts";

export function verifyTransfers(ledgers: readonly PostedLedger[]): (Finding & { type: LeaveType })[] {
  const others = {
    types: new Set(ledgers.map(({ accrual }) => accrual.type)),
    entries: ledgers.flatMap(({ entries }) => entries),
  };
  return ledgers.flatMap((ledger) => {
    const { accrual, postedThrough } = ledger;
    if (postedThrough === null) return [];
    return receivedEntries(ledger, others, correctedReceipt({ today: postedThrough, id: "owed" })).map((owed) => {
      const { leaveYear, minutes, details } = owed;
      const text = `Received ${differenceText(minutes)} of ${details?.from} leave in ${leaveYear}`;
      return { kind: "wrong_amount" as const, type: accrual.type, text };
    });
  });
}
