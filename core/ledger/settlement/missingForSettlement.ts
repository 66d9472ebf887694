import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { missingInYear } from "#core/policies/accrual/missingUnder.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { missingFactOf } from "#core/policies/facts/missingFactOf.ts";
import { settlementDays, settlementRuleOn } from "./settlementDays.ts";

export function missingForPayout(accrual: AccrualCase, today: IsoDate): string[] {
  return missingForPayoutOn(accrual, accrual.employment.at(-1)?.endDate ?? today);
}

export function missingForSettlement(accrual: AccrualCase): string[] {
  const on = settlementDays(accrual).at(-1);
  if (on === undefined) return [];
  return [
    ...new Set([...missingInYear(accrual, leaveYearOf(on, accrual.startsIn)), ...missingForPayoutOn(accrual, on)]),
  ];
}

export function missingForPayoutOn(accrual: AccrualCase, on: IsoDate): string[] {
  const { pay } = settlementRuleOn(accrual, on) ?? { pay: "none" };
  if (typeof pay !== "object" || !("max" in pay)) return [];
  return missingFactOf(() => amountOn(grantCaseOn(accrual, on), pay.max, on));
}
