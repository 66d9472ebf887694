import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { PersonNode } from "#core/people/approver.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** A person whose opening balances may be imported. */
export interface OpeningPerson {
  id: string;
  email: string;
  name: string;
  isActive: boolean;
  /** Today's date at the person's office. */
  today: IsoDate;
  /** The person's accrual case for each type that isn't archived. */
  cases: ReadonlyMap<LeaveType, AccrualCase>;
}

/** The balance of one leave year, for a person and leave type. */
export interface YearBalance {
  /** The sum of the opening entries; null if there are none. */
  opened: Minutes | null;
  /** The balance as of today. */
  balance: Minutes;
}

/** The state before opening balances are imported. */
export interface OpeningFacts {
  /** The types that aren't archived, in order. */
  types: readonly Pick<LeaveTypeView, "key" | "name" | "unit">[];
  /** The importer's id. */
  me: string;
  /**
   * Includes all active Admins and Owners: while another Admin or Owner is active, importers can't change their own
   * balances.
   */
  admins: readonly PersonNode[];
  /** The people in the file, by email. */
  people: ReadonlyMap<string, OpeningPerson>;
  yearOf: (personId: string, type: LeaveType, year: LeaveYear) => YearBalance;
}
