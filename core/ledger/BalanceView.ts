import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";
import type { Figures } from "./balance.ts";

/** A balance of the current leave year; `nextYear` is set when leave is booked or pending there. */
export interface BalanceView extends Figures, TypeOfLeave {
  id: string;
  isUnlimited: boolean;
  leaveYear: LeaveYear;
  nextYear: (Figures & { leaveYear: LeaveYear }) | null;
}
