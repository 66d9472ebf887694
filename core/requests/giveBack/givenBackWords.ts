import { amountInWords } from "#core/leave/amountInWords.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { listText } from "#core/listText.ts";

/** An amount of approved leave that sick leave gives back; several requests of a type count together. */
export interface AmountGivenBack extends Pick<TypeOfLeave, "type" | "typeName" | "unit"> {
  minutes: Minutes;
  /** True if colleagues see the type's name; others read only that it is other leave. */
  isNamed?: boolean;
}

/** Returns a sentence without a period, such as `Gives back 2 days of vacation leave`; none without an amount. */
export function givenBackWords(amounts: readonly AmountGivenBack[], { isPast = false } = {}): string[] {
  const sums = new Map<string, AmountGivenBack>();
  for (const amount of amounts) {
    const known = sums.get(amount.type)?.minutes ?? 0;
    sums.set(amount.type, { ...amount, minutes: known + amount.minutes });
  }
  const texts = [...sums.values()].filter(({ minutes }) => minutes > 0).map(amountText);
  return texts.length === 0 ? [] : [`${isPast ? "Gave" : "Gives"} back ${listText(texts)}`];
}

function amountText({ minutes, unit, typeName, isNamed = true }: AmountGivenBack): string {
  return `${amountInWords(minutes, unit)} of ${isNamed ? leaveText(typeName) : "other leave"}`;
}
