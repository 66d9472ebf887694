import type { IsoDate } from "#core/calendar/dates.ts";
import type { OpeningDays } from "../../caps/openingsAsEntered.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";

export interface LotCorrection {
  today: IsoDate;
  id: string;
  /**
   * Leave that was booked or canceled after it began, corrected opening balances, and resulting changes in the excess
   * that a leave type receives. These entries change what caps cut.
   */
  past?: readonly LedgerEntry[] | undefined;
  /** Needed if `past` is present. */
  openedOn?: OpeningDays | undefined;
}
