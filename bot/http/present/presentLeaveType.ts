import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";

export function presentLeaveType(type: LeaveTypeView): LeaveTypeAnswer {
  const { id, key, name, icon, color, unit, paid, visibility, requestableBy, order, archived } = type;
  return { id, key, name, icon, color, unit, paid, visibility, requestableBy, order, archived };
}
