import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "../../../leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";

export interface LotCorrection {
  today: IsoDate;
  id: string;
  /**
   * Past leave that was booked or canceled, opening balances that were corrected, and excess received otherwise for
   * that reason. Changes what caps cut.
   */
  past?: readonly LedgerEntry[] | undefined;
  /** The day on which a leave year's opening balance was first entered. */
  openedOn?: ((year: LeaveYear) => IsoDate | undefined) | undefined;
}
