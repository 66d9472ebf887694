import { amountInWords } from "#core/leave/amountInWords.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";

export function requestAmount({
  minutes,
  unit,
  isUnpaid = false,
}: {
  minutes: Minutes;
  unit: LeaveUnit;
  isUnpaid?: boolean;
}): string {
  return `${amountInWords(minutes, unit)}${isUnpaid ? ", unpaid" : ""}`;
}
