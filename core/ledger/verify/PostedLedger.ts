import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { CheckedEntry } from "./Finding.ts";
import type { RecordedFacts } from "./RecordedFacts.ts";
import type { CheckedRequest } from "./verifyBookings.ts";

export interface PostedLedger {
  accrual: AccrualCase;
  entries: readonly CheckedEntry[];
  requests?: readonly CheckedRequest[];
  postedThrough: IsoDate | null;
  changedOn: IsoDate | null;
  employmentChangedOn: IsoDate | null;
  hasLaterTerms?: boolean;
  recorded?: readonly RecordedFacts[];
}
