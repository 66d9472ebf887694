import type { LeaveType } from "./LeaveType.ts";
import type { LeaveUnit } from "./LeaveTypeView.ts";

/** The type of something, with what is needed to name it and its amounts. */
export interface TypeOfLeave {
  type: LeaveType;
  typeName: string;
  unit: LeaveUnit;
}
