import type { IsoDate } from "#core/calendar/dates.ts";
import type { Fraction } from "../document/exact.ts";
import type { Days } from "../facts/GrantCase.ts";

/** A lot that a grant creates, before its caps, in the unit of the policy. */
export interface GrantLot {
  on: IsoDate;
  size: Fraction;
  /** A single day for a lot that no period earns. */
  period: Days;
  /** The part of the period in which the person earns leave. */
  earned: Days;
}

export interface Window {
  from: IsoDate;
  until: IsoDate;
  /** The days on which the policy is in effect. */
  held?: Days;
}

/** Only lots for which this is true are evaluated. */
export type IsDue = (on: IsoDate, earned: Days) => boolean;

export function lotOn(on: IsoDate, size: Fraction): GrantLot {
  const day = { first: on, last: on };
  return { on, size, period: day, earned: day };
}
