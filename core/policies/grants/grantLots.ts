import type { IsoDate } from "#core/calendar/dates.ts";
import { isByPeriod, type GrantRule } from "../document/grantRule.ts";
import { roundExactly } from "../document/roundingRule.ts";
import { grantAmountOn } from "../facts/amountOn.ts";
import { afterStart, grantedFrom, isEmployed, type GrantCase } from "../facts/GrantCase.ts";
import { eventsOf } from "../facts/PolicyEvent.ts";
import type { GrantLot } from "./GrantLot.ts";
import { hoursLots } from "./hoursLots.ts";
import { intervalDays } from "./intervalDays.ts";
import { periodLots } from "./periodLots.ts";
import { yearlyLots } from "./yearlyLots.ts";

/**
 * Returns the lots that a grant drops up to a day, oldest first, before its caps. Nothing falls outside the employment or
 * before the leave year in which the person was added. Throws MissingFact if a fact that it needs is unknown.
 */
export function grantLots(facts: GrantCase, grant: GrantRule, until: IsoDate): GrantLot[] {
  const opens = grantedFrom(facts);
  return lotsOf(facts, grant, until, opens).filter(({ size }) => size.compare(0) > 0);
}

function lotsOf(facts: GrantCase, grant: GrantRule, until: IsoDate, opens: IsoDate): GrantLot[] {
  const isDue = (on: IsoDate) => opens <= on && on <= until && isEmployed(facts, on);
  const { frequency } = grant;
  const due = (lots: GrantLot[]) => lots.filter(({ on }) => isDue(on));
  const onDays = (days: IsoDate[]) => days.filter(isDue).map((on) => plainLot(facts, grant, on));
  if (isByPeriod(grant)) return due(periodLots(facts, grant, until));
  if (frequency === "yearly") return due(yearlyLots(facts, grant, until));
  if (frequency === "once") return onDays([afterStart(facts, grant.accrualWaiting ?? {})]);
  if (frequency === "perEvent") return onDays(occurrences(facts, grant));
  if (typeof frequency === "string") return [];
  if ("hoursWorked" in frequency) return due(hoursLots(facts, grant, frequency));
  const months = "everyYears" in frequency ? 12 * frequency.everyYears : frequency.everyMonths;
  return onDays(intervalDays(facts, grant, months, until));
}

function plainLot(facts: GrantCase, grant: GrantRule, on: IsoDate): GrantLot {
  return { on, size: roundExactly(grantAmountOn(facts, grant, grant.amount, on), grant.rounding) };
}

function occurrences({ events }: GrantCase, { eventKind = [] }: GrantRule): IsoDate[] {
  const kinds = [eventKind].flat();
  return eventsOf(events, "occurrence")
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ on }) => on)
    .toSorted();
}
