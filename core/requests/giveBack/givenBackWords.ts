import { amountInWords } from "#core/leave/amountInWords.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { TypeVisibility } from "#core/leave/LeaveTypeView.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { seenType } from "#core/leaveTypes/seenType.ts";
import { listText } from "#core/listText.ts";

export interface AmountGivenBack extends Pick<TypeOfLeave, "type" | "typeName" | "unit"> {
  minutes: Minutes;
  visibility: TypeVisibility;
}

/** Adds up each type, as in `Gives back 2 days of vacation leave`, without a period. */
export function givenBackWords(
  amounts: readonly AmountGivenBack[],
  { isPast = false, isInsider }: { isPast?: boolean; isInsider: boolean },
): string[] {
  const seen = amounts.flatMap((amount) => {
    const type = seenType({ key: amount.type, visibility: amount.visibility }, isInsider);
    return type === null ? [] : { ...amount, isNamed: type === amount.type };
  });
  const sums = new Map<string, SeenAmount>();
  for (const amount of seen) {
    const known = sums.get(amount.type)?.minutes ?? 0;
    sums.set(amount.type, { ...amount, minutes: known + amount.minutes });
  }
  const texts = [...sums.values()].filter(({ minutes }) => minutes > 0).map(amountText);
  return texts.length === 0 ? [] : [`${isPast ? "Gave" : "Gives"} back ${listText(texts)}`];
}

interface SeenAmount extends AmountGivenBack {
  isNamed: boolean;
}

function amountText({ minutes, unit, typeName, isNamed }: SeenAmount): string {
  return `${amountInWords(minutes, unit)} of ${isNamed ? leaveText(typeName) : "other leave"}`;
}
