import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

export interface OfficeToday {
  id: string;
  name: string;
  today: IsoDate;
  leaveYear: LeaveYear;
}

/** Returns the IDs, dates, and leave years as arrays for `unnest`. */
export function officeColumns(offices: readonly OfficeToday[]): unknown[] {
  return [offices.map(({ id }) => id), offices.map(({ today }) => today), offices.map(({ leaveYear }) => leaveYear)];
}
