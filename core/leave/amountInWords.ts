import { countText } from "#core/countText.ts";
import { type Minutes, toUnits } from "./amounts.ts";
import type { LeaveUnit } from "./LeaveTypeView.ts";

export function amountInWords(minutes: Minutes, unit: LeaveUnit): string {
  return countText(toUnits(minutes, unit), unit);
}
