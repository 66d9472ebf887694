import { addDays, earliest, latest, type IsoDate } from "#core/calendar/dates.ts";
import { least, ONE, times, type Fraction } from "../document/exact.ts";
import type { PeriodGrant, Share } from "../document/grantRule.ts";
import { roundExactly } from "../document/roundingRule.ts";
import { grantAmountOn } from "../facts/amountOn.ts";
import { documentYear, earnsFrom, grantedFrom, type Days, type GrantCase } from "../facts/GrantCase.ts";
import type { GrantLot, IsDue, Window } from "./GrantLot.ts";
import { nextPeriod, PERIODS_PER_YEAR, periodsOf } from "./periodsOf.ts";
import { fulfills, isPaused } from "./fulfills.ts";
import { roundingOn } from "./roundingOn.ts";
import { proratedShare } from "./proratedShare.ts";

/** Starts a day before the window, because a lot may be granted on the day after its period. */
export function periodLots(facts: GrantCase, grant: PeriodGrant, { from, until }: Window, isDue: IsDue): GrantLot[] {
  const { endDate } = facts.person;
  const opens = grantedFrom(facts);
  const earns = earnsFrom(facts, grant.accrualWaiting);
  return periodsOf(facts, grant, { from: latest(latest(earns, opens), addDays(from, -1)), until })
    .filter(({ first }) => first >= opens && (endDate === undefined || first <= endDate))
    .flatMap((period) => lotOfPeriod(facts, grant, period, isDue) ?? []);
}

function lotOfPeriod(facts: GrantCase, grant: PeriodGrant, period: Days, isDue: IsDue): GrantLot | null {
  const { endDate } = facts.person;
  const waited = earnsFrom(facts, grant.accrualWaiting);
  const leaves = endDate !== undefined && endDate <= period.last ? endDate : null;
  const earned = { first: latest(waited, period.first), last: leaves ?? period.last };
  if (earned.first > earned.last || isPaused(facts, grant, period)) return null;
  const { timing = "start" } = grant;
  const measured = timing === "start" ? earned.first : period.last;
  const planned = timing === "afterEnd" ? addDays(period.last, 1) : measured;
  const on = leaves === null ? planned : earliest(planned, leaves);
  if (!isDue(on, earned) || !fulfills(facts, grant, { on, measured })) return null;
  const amount = grantAmountOn(facts, grant, grant.amount, measured);
  const size = grant.amountPer === "year" ? amount.div(PERIODS_PER_YEAR[grant.frequency]) : amount;
  const whole = grant.lastOfYear === undefined ? size : size.add(extraAtYearEnd(facts, grant, period, measured));
  return {
    on,
    size: roundExactly(times(whole, shareOf(facts, grant, earned, period)), roundingOn(facts, grant, period.last)),
    period,
    earned,
  };
}

function shareOf(facts: GrantCase, grant: PeriodGrant, earned: Days, period: Days): Fraction {
  const part = (share: Share = "none") => proratedShare(share, earned, period, facts);
  const start = earned.first > period.first ? part(grant.starterShare) : ONE;
  const end = earned.last < period.last ? part(grant.leaverShare) : ONE;
  return least(start, end);
}

function extraAtYearEnd(facts: GrantCase, grant: PeriodGrant, period: Days, measured: IsoDate): Fraction | number {
  if (grant.lastOfYear === undefined) return 0;
  const isLast = nextPeriod(grant.frequency, period).last > documentYear(facts, period.last).last;
  return isLast ? grantAmountOn(facts, grant, grant.lastOfYear, measured) : 0;
}
