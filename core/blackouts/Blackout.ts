import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

export interface Blackout {
  startDate: IsoDate;
  endDate: IsoDate;
  reason: string;
  /** Null means all types. */
  types: readonly LeaveType[] | null;
}
