import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** A blackout period that concerns a person: on its dates, leave of these types is refused. */
export interface Blackout {
  startDate: IsoDate;
  endDate: IsoDate;
  reason: string;
  /** Null means all types. */
  types: readonly LeaveType[] | null;
}
