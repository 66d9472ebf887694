import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveParts } from "./LeaveParts.ts";
import type { LeaveType } from "./LeaveType.ts";

/** A pending or approved request, which no other request of the same person may overlap. */
export interface LiveRequest {
  id: string;
  type: LeaveType;
  typeName: string;
  status: "pending" | "approved";
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay?: boolean;
  parts?: LeaveParts | null;
  /** True if the caller may not see the request, so that refusals don't show it. */
  isHidden?: boolean;
}
