import { amountInWords } from "#core/leave/amountInWords.ts";
import { leaveText, typeText } from "#core/leave/leaveText.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

/** Returns unescaped text. */
export function canceledText(request: RequestView): string {
  const { typeName, minutes, unit, isCredit } = request;
  const what = isCredit
    ? `request to add ${amountInWords(minutes, unit)} of ${leaveText(typeName)}`
    : `${typeText(typeName)} request`;
  return `Your ${what} for ${datesInWords(request)}, was canceled.`;
}
