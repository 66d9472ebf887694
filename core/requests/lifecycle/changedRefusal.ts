import { amountInWords } from "#core/leave/amountInWords.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { Refusal } from "#core/refusal.ts";
import { datesInWords } from "../requestWords.ts";
import type { Span } from "../requestCost.ts";

export interface CurrentRequest extends Span, Pick<TypeOfLeave, "typeName" | "unit"> {
  minutes: Minutes;
  change?: { isCancellation: boolean };
  isCredit?: boolean;
}

export function changedRefusal(request: CurrentRequest): Refusal {
  const isNow = request.change?.isCancellation
    ? "It now asks to cancel the leave"
    : `It is now for ${wantedInWords(request)}`;
  const text = `This request was changed. ${isNow}. Please check it again.`;
  return new Refusal("conflict", "changed", text);
}

export function wantedInWords(request: CurrentRequest): string {
  const { minutes, unit, typeName } = request;
  return `${amountInWords(minutes, unit)} of ${leaveText(typeName)}, ${datesInWords(request)}`;
}
