import type { LeaveType } from "./LeaveType.ts";
import type { LeaveUnit } from "./LeaveTypeView.ts";

export interface TypeOfLeave {
  type: LeaveType;
  typeName: string;
  unit: LeaveUnit;
}
