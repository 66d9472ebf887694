import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { PersonNode } from "#core/people/approver.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** Somebody whose opening balances may be imported. */
export interface OpeningPerson {
  id: string;
  email: string;
  name: string;
  isActive: boolean;
  /** The date where they are. */
  today: IsoDate;
  cases: Readonly<Record<LeaveType, AccrualCase>>;
}

/** What one leave year of a person and type has. */
export interface YearBalance {
  /** The sum of their opening lines; null where there is none. */
  opened: Minutes | null;
  /** As of today. */
  balance: Minutes;
}

/** What is there before opening balances are imported. */
export interface OpeningFacts {
  /** Who imports, by id. */
  me: string;
  /** Everybody who could do it instead. */
  admins: readonly PersonNode[];
  /** The people of the file, by e-mail. */
  people: ReadonlyMap<string, OpeningPerson>;
  yearOf: (personId: string, type: LeaveType, year: LeaveYear) => YearBalance;
}
