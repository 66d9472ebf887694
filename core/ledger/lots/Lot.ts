import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";

/** Openings, adjustments, extra work, and received transfers count as `credited`. */
export type LotSource = "granted" | "credited" | "carried_over";

/** Amounts are in the unit of the `LotBook`. */
export interface Lot extends LotDates {
  grant: number;
  on: IsoDate;
  size: Fraction;
  left: Fraction;
  source: LotSource;
}

export interface Loss {
  on: IsoDate;
  grant: number;
  amount: Fraction;
  lot: Lot;
  to: LeaveType | null;
  by: "expiry" | "cap" | "carry_over";
}
