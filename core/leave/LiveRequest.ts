import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveParts } from "./LeaveParts.ts";
import type { LeaveType } from "./LeaveType.ts";

/**
 * A pending or approved request. Another request of the same person can't overlap it, except for the other part of a
 * date, and for sick leave, which gives its days back when it is approved.
 */
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
