import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear, YearStart } from "../leave/leaveYear.ts";
import type { CreditWindow } from "#core/policies/creditWindow.ts";
import type { Figures } from "./balance.ts";

export interface BalanceView extends Figures, TypeOfLeave {
  id: string;
  isUnlimited: boolean;
  leaveYear: LeaveYear;
  startsIn: YearStart;
  hasOwnYear: boolean;
  waitingFor?: string[];
  block?: { days: number; longest: number; by: IsoDate };
  credit?: CreditWindow;
  nextYear: (Figures & { leaveYear: LeaveYear }) | null;
}
