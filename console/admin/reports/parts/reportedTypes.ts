import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";

/** Each amount is in the unit of its type; null is unlimited. */
export type AmountsByType = Readonly<Record<LeaveType, number | null>>;

export function useReportedTypes(amounts: readonly AmountsByType[], only = ""): LeaveTypeAnswer[] {
  const { all } = useLeaveTypes();
  if (only) return all.filter(({ key }) => key === only);
  return all.filter(({ key, archived }) => !archived || amounts.some((one) => one[key]));
}

export function inOneUnit(types: readonly LeaveTypeAnswer[]): { unit: LeaveUnit; summed: LeaveTypeAnswer[] } {
  const unit = types.length > 0 && types.every((type) => type.unit !== "day") ? "hour" : "day";
  return { unit, summed: types.filter((type) => type.unit === unit) };
}

export function headOf({ name, unit }: LeaveTypeAnswer): string {
  return unit === "day" ? name : `${name} (${unit}s)`;
}
