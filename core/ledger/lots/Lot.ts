import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";

/** Openings and adjustments are credits. */
export type LotSource = "granted" | "credited" | "carried_over";

/** Amounts are in the unit of the `LotBook`. */
export interface Lot extends LotDates {
  grant: number;
  on: IsoDate;
  /** The amount that was added, less amounts that `shrink` took back. */
  size: Fraction;
  left: Fraction;
  /** Only granted lots count toward a yearly cap. */
  source: LotSource;
}

/** Leave that expired, exceeded a limit, or went to another leave type. */
export interface Loss {
  on: IsoDate;
  grant: number;
  amount: Fraction;
  lot: Lot;
  /** Null if no other type received the leave. */
  to: LeaveType | null;
  by: "expiry" | "cap" | "carry_over";
}
