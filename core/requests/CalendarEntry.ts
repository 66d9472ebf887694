import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayPart } from "#core/leave/LeaveParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";

export interface CalendarEntry {
  id: string;
  userId: string;
  userName: string;
  /** `away` if the viewer may not see the type. */
  type: LeaveType;
  status: RequestStatus;
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  startPart?: DayPart;
  endPart?: DayPart;
  minutes?: number;
  startTime?: string | null;
}
