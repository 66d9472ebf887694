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
  /** True if this is a request for time to be added. */
  isCredit?: boolean;
}

/** The text describes the current version of the request. */
export function changedRefusal(request: CurrentRequest): Refusal {
  const isNow = request.change?.isCancellation
    ? "It now asks to cancel the leave"
    : `It is now for ${wantedInWords(request)}`;
  const text = `This request was changed. ${isNow}. Please check it again.`;
  return new Refusal("conflict", "changed", text);
}

/** Such as `3 days of vacation leave, Mon, March 1, 2027 – Wed, March 3, 2027`. */
export function wantedInWords(request: CurrentRequest): string {
  const { minutes, unit, typeName } = request;
  return `${amountInWords(minutes, unit)} of ${leaveText(typeName)}, ${datesInWords(request)}`;
}
