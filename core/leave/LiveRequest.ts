import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveParts } from "./LeaveParts.ts";
import type { LeaveType } from "./LeaveType.ts";

export interface LiveRequest {
  id: string;
  type: LeaveType;
  typeName: string;
  status: "pending" | "approved";
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay?: boolean;
  parts?: LeaveParts | null;
}
