import type { LeaveType } from "./LeaveType.ts";
import type { LeaveUnit } from "./LeaveTypeView.ts";

/** The leave type of a record, with the name and unit that texts about it need. */
export interface TypeOfLeave {
  type: LeaveType;
  typeName: string;
  unit: LeaveUnit;
}
