import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear, YearStart } from "../leave/leaveYear.ts";
import type { CreditWindow } from "#core/policies/creditWindow.ts";
import type { Figures } from "./balance.ts";

/** In the leave year of the viewed day. `nextYear` is set if leave is booked or pending in the next leave year. */
export interface BalanceView extends Figures, TypeOfLeave {
  id: string;
  isUnlimited: boolean;
  leaveYear: LeaveYear;
  startsIn: YearStart;
  /** True if the type's leave years don't begin on the organization's day. */
  hasOwnYear: boolean;
  /** The unrecorded facts for which an accrual waits. */
  waitingFor?: string[];
  /** The block of leave that the policy requires in the leave year; absent if it is booked or not needed. */
  block?: { days: number; longest: number; by: IsoDate };
  /** The time for extra work that the person may request now. */
  credit?: CreditWindow;
  nextYear: (Figures & { leaveYear: LeaveYear }) | null;
}
