import { amountInWords } from "./amountInWords.ts";
import type { Minutes } from "./amounts.ts";
import type { LeaveUnit } from "./LeaveTypeView.ts";

interface Adjustment {
  type: string;
  unit: LeaveUnit;
  minutes: Minutes;
  byName: string | null;
}

export function adjustmentText({ type, unit, minutes, byName }: Adjustment): string {
  const did = minutes < 0 ? "reduced" : "increased";
  const amount = amountInWords(Math.abs(minutes), unit);
  return byName === null
    ? `Your ${type} balance was ${did} by ${amount}`
    : `${byName} ${did} your ${type} balance by ${amount}`;
}
