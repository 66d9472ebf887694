import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

export interface OfficeToday {
  id: string;
  name: string;
  today: IsoDate;
  leaveYear: LeaveYear;
}

/** Returns the arrays for `unnest($5::uuid[], $6::date[], $7::smallint[])`. */
export function officeColumns(offices: readonly OfficeToday[]): unknown[] {
  return [offices.map(({ id }) => id), offices.map(({ today }) => today), offices.map(({ leaveYear }) => leaveYear)];
}
