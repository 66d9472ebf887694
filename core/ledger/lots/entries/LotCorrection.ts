import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "../../../leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";

export interface LotCorrection {
  today: IsoDate;
  id: string;
  /**
   * Leave that was booked or canceled after it began, corrected opening balances, and resulting changes in the excess
   * that a leave type receives. These entries change what caps cut.
   */
  past?: readonly LedgerEntry[] | undefined;
  /** The day on which a leave year's opening balance was first entered. */
  openedOn?: ((year: LeaveYear) => IsoDate | undefined) | undefined;
}
