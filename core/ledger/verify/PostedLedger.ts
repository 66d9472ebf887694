import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { CheckedLine } from "./Finding.ts";

/** The ledger of one person and leave type, with what verification needs to know about it. */
export interface PostedLedger {
  accrual: AccrualCase;
  /** The lines of one person and type. */
  lines: readonly CheckedLine[];
  /** Everything due by this day must be there; null: nothing was posted yet. */
  postedThrough: IsoDate | null;
  /** The last day on which something behind the case was changed by hand: what fell due until then is proved in sum only. Null: never. */
  changedOn: IsoDate | null;
  /** The last day on which a start or last day was changed. Null: never. */
  employmentChangedOn: IsoDate | null;
}
