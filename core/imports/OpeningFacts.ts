import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { PersonNode } from "#core/people/approver.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

export interface OpeningPerson {
  id: string;
  email: string;
  name: string;
  isActive: boolean;
  /** In the person's time zone. */
  today: IsoDate;
  cases: ReadonlyMap<LeaveType, AccrualCase>;
}

export interface YearBalance {
  /** The sum of the opening entries; null if there are none. */
  opened: Minutes | null;
  balance: Minutes;
}

export interface OpeningFacts {
  types: readonly Pick<LeaveTypeView, "key" | "name" | "unit">[];
  me: string;
  /** Includes all active Admins and Owners. */
  admins: readonly PersonNode[];
  /** Keyed by email. */
  people: ReadonlyMap<string, OpeningPerson>;
  yearOf: (personId: string, type: LeaveType, year: LeaveYear) => YearBalance;
  lastOpened: (personId: string, type: LeaveType) => LeaveYear | undefined;
}
