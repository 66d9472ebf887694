import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { SettlementRule } from "./settledLots.ts";

export function settlementRuleOn(accrual: AccrualCase, on: IsoDate): SettlementRule | null {
  const { document, isUnlimited } = termsAt(accrual, on);
  if (!document?.settlement || isUnlimited || (document.grants ?? []).length === 0) return null;
  return document.settlement;
}

export function settlementDays(accrual: AccrualCase): IsoDate[] {
  const { employment, opening, startsIn, settlesFrom } = accrual;
  return employment.flatMap(({ endDate }) => {
    if (endDate === null || leaveYearOf(endDate, startsIn) < opening) return [];
    if (settlesFrom !== undefined && endDate < settlesFrom) return [];
    return settlementRuleOn(accrual, endDate) ? [endDate] : [];
  });
}

export function yearsToSettle(accrual: AccrualCase, after: IsoDate | null, through: IsoDate): LeaveYear[] {
  return settlementDays(accrual)
    .filter((day) => day < through && (after === null || day >= after))
    .map((day) => leaveYearOf(day, accrual.startsIn));
}

export function countedOn(accrual: AccrualCase, settledOn: readonly IsoDate[], date: IsoDate): IsoDate {
  const settled = settledOn.findLast((day) => day < date);
  if (settled === undefined) return date;
  const next = accrual.employment.find(({ startDate }) => startDate !== null && startDate > settled)?.startDate;
  // Entries of a new employment stay in it if its start date is moved past their dates.
  const entered = accrual.employment.find(({ endDate }) => endDate === settled)?.nextStart;
  const hasReturned = [next, entered].some((start) => start && start <= date);
  return hasReturned ? date : earliest(settled, date);
}
