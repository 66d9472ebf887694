import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";

export interface LotCorrection {
  today: IsoDate;
  id: string;
  /** Past leave that was booked or canceled, and excess received otherwise for that reason. Changes what caps cut. */
  leave?: readonly LedgerEntry[] | undefined;
}
