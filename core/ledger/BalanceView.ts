import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear, YearStart } from "../leave/leaveYear.ts";
import type { CreditWindow } from "#core/policies/creditWindow.ts";
import type { Figures } from "./balance.ts";

/** The figures are for the leave year of the viewed day. */
export interface BalanceView extends Figures, TypeOfLeave {
  id: string;
  isUnlimited: boolean;
  leaveYear: LeaveYear;
  startsIn: YearStart;
  /** True if the type's leave years don't begin on the organization's day. */
  hasOwnYear: boolean;
  waitingFor?: string[];
  /** Absent if the required block is booked or not needed. */
  block?: { days: number; longest: number; by: IsoDate };
  credit?: CreditWindow;
  nextYear: (Figures & { leaveYear: LeaveYear }) | null;
}
