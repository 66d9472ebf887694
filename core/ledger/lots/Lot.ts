import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";

/** The origin of a lot; openings and adjustments are credits. */
export type LotSource = "granted" | "credited" | "carried_over";

/** Amounts are in the unit of its `LotBook`. */
export interface Lot extends LotDates {
  grant: number;
  on: IsoDate;
  /** The amount that was added, less what `shrink` took back. */
  size: Fraction;
  left: Fraction;
  /** Only lots that the policy granted count toward a yearly cap. */
  source: LotSource;
}

/** Leave that expired, exceeded a limit, or went to another leave type. */
export interface Loss {
  on: IsoDate;
  grant: number;
  amount: Fraction;
  lot: Lot;
  /** Null if the leave is lost for good. */
  to: LeaveType | null;
  by: "expiry" | "cap" | "carry_over";
}
