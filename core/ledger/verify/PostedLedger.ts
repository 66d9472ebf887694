import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { CheckedEntry } from "./Finding.ts";
import type { RecordedFacts } from "./RecordedFacts.ts";
import type { CheckedRequest } from "./verifyBookings.ts";

export interface PostedLedger {
  accrual: AccrualCase;
  entries: readonly CheckedEntry[];
  /** Without requests, leave counts as taken on the day of its entry. */
  requests?: readonly CheckedRequest[];
  /** The day through which everything due must be posted. */
  postedThrough: IsoDate | null;
  changedOn: IsoDate | null;
  employmentChangedOn: IsoDate | null;
  /** True if terms changed after the last change of the start date and last day. */
  hasLaterTerms?: boolean;
  recorded?: readonly RecordedFacts[];
}
