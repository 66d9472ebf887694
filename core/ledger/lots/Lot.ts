import type { IsoDate } from "#core/calendar/dates.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";

/** The origin of a lot; openings and adjustments are credits. */
export type LotSource = "granted" | "credited" | "carried_over";

/** An amount of leave that was added on a day, and what is left of it, in the unit of its `LotBook`. */
export interface Lot extends LotDates {
  /** The index of the grant in the policy. */
  grant: number;
  on: IsoDate;
  size: Fraction;
  left: Fraction;
  /** Only lots that the policy granted count toward a yearly cap. */
  source: LotSource;
}
