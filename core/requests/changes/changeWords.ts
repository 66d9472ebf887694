import { amountInWords } from "#core/leave/amountInWords.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { datesInWords } from "../requestWords.ts";
import type { Span } from "../requestCost.ts";
import type { ChangeOf } from "./ChangeOf.ts";

interface Asked extends Pick<TypeOfLeave, "typeName" | "unit"> {
  minutes: Minutes;
  change?: Pick<ChangeOf, "isCancellation"> | undefined;
  isCredit?: boolean;
  editedFrom: { minutes: Minutes } | null;
}

export function wishInWords(
  { minutes, unit, typeName, change, isCredit, editedFrom }: Asked,
  leave = leaveText(typeName),
): string {
  const wanted = amountInWords(minutes, unit);
  if (isCredit) return `asked to add ${wanted} of ${leave}`;
  if (!change) return `requested ${wanted} of ${leave}`;
  const before = editedFrom ? `${amountInWords(editedFrom.minutes, unit)} of ${leave}` : leave;
  if (change.isCancellation) return `asked to cancel ${before}`;
  return editedFrom?.minutes === minutes ? `asked to move ${before}` : `asked to change ${before} to ${wanted}`;
}

export function subjectInWords(
  whose: string,
  leave: string,
  { change, isCredit }: { change?: Pick<ChangeOf, "isCancellation">; isCredit?: boolean } = {},
): string {
  if (isCredit) return `${whose} request to add ${leave}`;
  if (!change) return `${whose} ${leave}`;
  const ofWhom = whose === "Your" ? "your" : whose;
  return `The ${change.isCancellation ? "cancellation of" : "change to"} ${ofWhom} ${leave}`;
}

export function objectInWords(
  leave: string,
  { change, isCredit }: { change?: Pick<ChangeOf, "isCancellation">; isCredit?: boolean },
): string {
  if (isCredit) return `the request to add ${leave}`;
  return change ? `the ${change.isCancellation ? "cancellation of" : "change to"} ${leave}` : leave;
}

export function dateChange({
  editedFrom,
  change,
  ...to
}: Span & { editedFrom: Span | null; change?: ChangeOf }): string {
  const before = editedFrom && datesInWords(editedFrom);
  if (change?.isCancellation) return before ?? datesInWords(to);
  return before === null ? datesInWords(to) : `${datesInWords(to)} instead of ${before}`;
}
