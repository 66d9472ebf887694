import type { IsoDate } from "#core/calendar/dates.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";

/** An amount of leave that was granted on a day, and what is left of it, in the unit of the leave type. */
export interface Lot extends LotDates {
  /** The index of the grant in the policy. */
  grant: number;
  on: IsoDate;
  size: Fraction;
  left: Fraction;
  /** False for openings and credits, which caps never cut. */
  isGranted: boolean;
}
