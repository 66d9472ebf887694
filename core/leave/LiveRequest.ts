import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveParts } from "./LeaveParts.ts";
import type { LeaveType } from "./LeaveType.ts";

/**
 * A pending or approved request. It can't overlap another one of the same person, unless they take different parts of a
 * date, or one is sick leave that gives back the other's days when it is approved.
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
