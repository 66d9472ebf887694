import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveParts } from "./LeaveParts.ts";
import type { LeaveType } from "./LeaveType.ts";

/** Live requests of a person don't overlap, except for sick leave that would give back the days of the other leave. */
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
