import type { IsoDate } from "#core/calendar/dates.ts";
import type { Fraction } from "../document/exact.ts";
import type { Days } from "../facts/GrantCase.ts";

/** A lot of a grant before caps, in the unit of the policy. */
export interface GrantLot {
  on: IsoDate;
  size: Fraction;
  /** A single day if no period earns the lot. */
  period: Days;
  earned: Days;
}

export interface Window {
  from: IsoDate;
  until: IsoDate;
  held?: Days;
}

export type IsDue = (on: IsoDate, earned: Days) => boolean;

export function lotOn(on: IsoDate, size: Fraction): GrantLot {
  const day = { first: on, last: on };
  return { on, size, period: day, earned: day };
}
