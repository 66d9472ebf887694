import { isSent, type LedgerEntry } from "../LedgerEntry.ts";
import { reachedFrom, sendersTo } from "./acrossTypes.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";

export function linkedTypesOf(
  { type, ledger }: { type: LeaveType; ledger: readonly LedgerEntry[] },
  senders: readonly LeaveType[],
  cases: readonly ((type: LeaveType) => AccrualCase)[],
): { all: LeaveType[]; shown: ReadonlySet<LeaveType> } {
  const from = [type, ...ledger.filter(isSent).map(({ details }) => details.to)];
  const shown = new Set(cases.flatMap((caseOf) => reachedFrom(from, caseOf).map((accrual) => accrual.type)));
  const sending = cases.flatMap((caseOf) => {
    const ofSenders = senders.map(caseOf);
    return [...shown].flatMap((one) => sendersTo(one, ofSenders).map((accrual) => accrual.type));
  });
  return { all: [...new Set([...shown, ...sending])], shown };
}
