import type { AccountOfTypeAnswer } from "#core/api/statements/FinalStatementAnswer.ts";

export interface AccountRow {
  term: string;
  amount: number | string;
  isTotal?: boolean;
}

export function accountRows(account: AccountOfTypeAnswer): AccountRow[] {
  const { isUnlimited, isLimited, opening, carried, accrued, credited, adjusted } = account;
  const { moved, settled, expired, taken, balance } = account;
  const takenRow = { term: "Taken", amount: isUnlimited || isLimited ? taken : -taken };
  if (isUnlimited) return [{ term: "Allowance", amount: "Unlimited" }, takenRow];
  if (isLimited) return [takenRow];
  return [
    ...some("Opening balance", opening),
    ...some("Carried over", carried),
    { term: "Accrued", amount: accrued },
    ...some("Time for extra work", credited),
    ...some("Adjustments", adjusted),
    ...some(moved > 0 ? "Received from other leave types" : "Moved to other leave types", moved),
    ...some("Settled on an earlier last day", settled),
    ...some("Expired", -expired),
    takenRow,
    { term: "Balance on the last day", amount: balance, isTotal: true },
    ...settlementRows(account),
  ];
}

function settlementRows({ settlement, balance }: AccountOfTypeAnswer): AccountRow[] {
  if (!settlement) return [];
  const { paidOut, reclaimed, writtenOff, waitingFor } = settlement;
  const left = hundredths(balance - paidOut + reclaimed - writtenOff);
  return [
    ...some("Paid out", -paidOut),
    ...some("Reclaimed", reclaimed),
    ...some(writtenOff < 0 ? "Owed, written off" : "Written off", -writtenOff),
    { term: "Left after the settlement", amount: waitingFor ? left : 0, isTotal: true },
  ];
}

function some(term: string, amount: number): AccountRow[] {
  return amount === 0 ? [] : [{ term, amount }];
}

function hundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}
