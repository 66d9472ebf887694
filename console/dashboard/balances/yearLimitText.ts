import type { BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { countText } from "#core/countText.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";

export function yearLimitText({ per, days }: NonNullable<BalanceOutlookAnswer["limit"]>, unit: LeaveUnit): string {
  return `Up to ${countText(days, unit)} can be taken in ${per === "year" ? "each leave year" : "any 12 months"}.`;
}
