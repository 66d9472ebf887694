import { countText } from "#core/countText.ts";
import { type Minutes, toUnits } from "./amounts.ts";
import type { LeaveUnit } from "./LeaveTypeView.ts";

/** Such as `1 day`, `2.5 days`, or `4 hours`. */
export function amountInWords(minutes: Minutes, unit: LeaveUnit): string {
  return countText(toUnits(minutes, unit), unit);
}
