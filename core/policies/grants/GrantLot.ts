import type { IsoDate } from "#core/calendar/dates.ts";
import type { Fraction } from "../document/exact.ts";

/** A lot that a grant drops, before its caps, in the unit of the leave type. */
export interface GrantLot {
  on: IsoDate;
  size: Fraction;
}
