import { toDays } from "#core/leave/amounts.ts";
import type { OfficePolicy } from "#db/queries/admin/policies.ts";
import { daysOrNone, yesOrNo } from "./cells.ts";
import type { Columns } from "./Columns.ts";

/** The columns of policies, in days. */
export const policyColumns: Columns<Omit<OfficePolicy, "scheduled">> = {
  office: ({ officeName }) => officeName,
  type: ({ type }) => type,
  unlimited: ({ isUnlimited }) => yesOrNo(isUnlimited),
  days: ({ accrual }) => toDays(accrual),
  per: ({ accrualPeriod }) => accrualPeriod,
  granted: ({ accrualTiming }) => accrualTiming.replaceAll("_", " "),
  "carry over": ({ carryOver }) => toDays(carryOver),
  maximum: ({ maxBalance }) => daysOrNone(maxBalance),
  "book ahead": ({ bookAhead }) => yesOrNo(bookAhead),
};
