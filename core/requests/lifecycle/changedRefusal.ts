import { amountInWords } from "#core/leave/amountInWords.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { Refusal } from "#core/refusal.ts";
import { datesInWords } from "../requestWords.ts";
import type { Span } from "../requestCost.ts";

/** The parts of a request that its owner chose, and their cost. */
export interface CurrentRequest extends Span, Pick<TypeOfLeave, "typeName" | "unit"> {
  minutes: Minutes;
}

/** Returns the refusal (409) of an action on an older version of a request; it says what the request is now. */
export function changedRefusal(request: CurrentRequest): Refusal {
  const text = `This request was changed. It is now for ${wantedInWords(request)}. Please check it again.`;
  return new Refusal("conflict", "changed", text);
}

/** Returns what a request asks for, such as `3 days of vacation leave, Mon, March 1, 2027 – Wed, March 3, 2027`. */
export function wantedInWords(request: CurrentRequest): string {
  const { minutes, unit, typeName } = request;
  return `${amountInWords(minutes, unit)} of ${leaveText(typeName)}, ${datesInWords(request)}`;
}
