import { latest, type IsoDate } from "#core/calendar/dates.ts";
import type { Fraction } from "../document/exact.ts";
import { isByPeriod, type GrantRule } from "../document/grantRule.ts";
import { roundExactly } from "../document/roundingRule.ts";
import { grantAmountOn } from "../facts/amountOn.ts";
import { afterStart, type Days, earnsFrom, grantedFrom, isEmployed, type GrantCase } from "../facts/GrantCase.ts";
import { eventsOf } from "../facts/PolicyEvent.ts";
import { type IsDue, lotOn, type GrantLot, type Window } from "./GrantLot.ts";
import { hoursLots } from "./hoursLots.ts";
import { intervalDays } from "./intervalDays.ts";
import { periodLots } from "./periodLots.ts";
import { roundingOn } from "./roundingOn.ts";
import { yearlyLots } from "./yearlyLots.ts";

/** Returns the lots granted from `from` through `until`, oldest first. Caps aren't applied. */
export function grantLots(facts: GrantCase, grant: GrantRule, { from, until, held }: Window): GrantLot[] {
  const first = latest(from, grantedFrom(facts));
  const isHeld = (earned: Days) => !held || (held.first <= earned.last && earned.first <= held.last);
  const isDue: IsDue = (on, earned) => first <= on && on <= until && isEmployed(facts, on) && isHeld(earned);
  return lotsOf(facts, grant, { from: first, until }, isDue).filter(({ size }) => size.compare(0) > 0);
}

function lotsOf(facts: GrantCase, grant: GrantRule, window: Window, isDue: IsDue): GrantLot[] {
  const { frequency } = grant;
  const onDays = (days: IsoDate[]) =>
    days.filter((on) => isDue(on, { first: on, last: on })).map((on) => lotOn(on, plainSize(facts, grant, on)));
  if (isByPeriod(grant)) return periodLots(facts, grant, window, isDue);
  if (frequency === "yearly") return yearlyLots(facts, grant, window, isDue);
  if (frequency === "once") return onDays([afterStart(facts, grant.accrualWaiting ?? {})]);
  if (frequency === "perEvent") return onDays(occurrences(facts, grant));
  if (typeof frequency === "string") return [];
  if ("hoursWorked" in frequency) return hoursLots(facts, grant, frequency, isDue);
  const months = "everyYears" in frequency ? 12 * frequency.everyYears : frequency.everyMonths;
  return onDays(intervalDays(facts, grant, months, window.until));
}

function plainSize(facts: GrantCase, grant: GrantRule, on: IsoDate): Fraction {
  return roundExactly(grantAmountOn(facts, grant, grant.amount, on), roundingOn(facts, grant, on));
}

function occurrences(facts: GrantCase, { eventKind = [], accrualWaiting }: GrantRule): IsoDate[] {
  const kinds = [eventKind].flat();
  const earns = earnsFrom(facts, accrualWaiting);
  return eventsOf(facts.events, "occurrence")
    .filter(({ kind, on }) => kinds.includes(kind) && on >= earns)
    .map(({ on }) => on)
    .toSorted();
}
