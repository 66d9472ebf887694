import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";

/** Somebody's leave as the calendar shows it to one person. */
export interface CalendarEntry {
  id: string;
  userId: string;
  userName: string;
  /** `away` where the person doesn't get to know it. */
  type: LeaveType | "away";
  status: RequestStatus;
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}
