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
  isChanging?: boolean;
}

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
  return [
    ...(texts.length === 0 ? [] : [`${isPast ? "Gave" : "Gives"} back ${listText(texts)}`]),
    ...canceledChanges(seen.filter(({ isChanging }) => isChanging)),
  ];
}

function canceledChanges(changing: readonly SeenAmount[]): string[] {
  const texts = [...new Set(changing.map(textOf))];
  if (texts.length === 0) return [];
  return [`Cancels the pending ${changing.length === 1 ? "change" : "changes"} to ${listText(texts)}`];
}

interface SeenAmount extends AmountGivenBack {
  isNamed: boolean;
}

function amountText(amount: SeenAmount): string {
  return `${amountInWords(amount.minutes, amount.unit)} of ${textOf(amount)}`;
}

function textOf({ typeName, isNamed }: SeenAmount): string {
  return isNamed ? leaveText(typeName) : "other leave";
}
