import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

/** An office with the date that it is there and the leave year of that date. */
export interface OfficeToday {
  id: string;
  name: string;
  today: IsoDate;
  leaveYear: LeaveYear;
}

/** The columns of some offices, to be bound as the arrays of `unnest($5::uuid[], $6::date[], $7::smallint[])`. */
export function officeColumns(offices: readonly OfficeToday[]): unknown[] {
  return [offices.map(({ id }) => id), offices.map(({ today }) => today), offices.map(({ leaveYear }) => leaveYear)];
}
