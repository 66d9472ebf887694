import { addDays, daysBetween, earliest, latest } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { MINUTES_PER_DAY, minutesPer } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { type Fraction, least, ratio } from "../document/exact.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { Days, GrantCase } from "../facts/GrantCase.ts";
import type { GrantLot } from "../grants/GrantLot.ts";
import { grantLots } from "../grants/grantLots.ts";
import { lotDates, type LotDates } from "../grants/lotDates.ts";
import { grantCaseOf } from "./grantCaseOf.ts";
import { isByPeriod } from "../document/grantRule.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import type { Employment } from "../PolicyTerms.ts";
import { termsOn, type TermsPeriod } from "../termsTimeline.ts";

/** The earnings of one employment period in one accrual period under one set of terms. */
export interface EarnedPart {
  dueOn: IsoDate;
  /** True if it is due on its period's regular day; false if it is due because its terms begin within the period. */
  isRegular: boolean;
  /** The period that earned it: '2027' (a leave year), '2027-03' (a month) or its first day. */
  period: string;
  /** The exact amount in minutes. */
  minutes: Fraction;
  /** The index of the grant. */
  grant: number;
  /** The days on which it can be used. */
  lot: LotDates;
}

/**
 * Returns the parts due within a leave year, in order. Ignores terms after index `known` of the timeline, as if those
 * at `known` continued. Each set of terms is prorated like employment: its days ÷ the days of the period.
 */
export function earnedParts(accrual: AccrualCase, year: LeaveYear, known: number): EarnedPart[] {
  if (year < accrual.opening) return [];
  const timeline = accrual.timeline.slice(0, known + 1);
  const parts = timeline.flatMap((period, index) => {
    if (period.terms.isUnlimited) return [];
    const next = timeline[index + 1];
    return accrual.employment.flatMap((employment) =>
      partsUnder(
        accrual,
        { period, isFirst: index === 0, until: next ? addDays(next.from, -1) : null },
        employment,
        year,
      ),
    );
  });
  return parts.filter(({ dueOn }) => !termsOn(accrual.timeline, dueOn).isUnlimited).toSorted(inOrder);
}

/** Sorts by due day; on the same day, parts of new terms come before regular ones, then grants as listed. */
function inOrder(one: EarnedPart, other: EarnedPart): number {
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1;
  if (one.isRegular !== other.isRegular) return other.isRegular ? -1 : 1;
  if (one.grant !== other.grant) return one.grant - other.grant;
  return one.period < other.period ? -1 : one.period > other.period ? 1 : 0;
}

/** Terms and the days on which they apply. */
interface Held {
  period: TermsPeriod;
  isFirst: boolean;
  /** Null if the terms apply to all later days. */
  until: IsoDate | null;
}

function partsUnder(
  accrual: AccrualCase,
  { period: { terms, from }, isFirst, until }: Held,
  employment: Employment,
  year: LeaveYear,
): EarnedPart[] {
  const facts = grantCaseOf(accrual, terms, employment);
  const { grants = [], unit } = facts.document;
  const window = { from: leaveYearStart(year, accrual.startsIn), until: leaveYearEnd(year, accrual.startsIn) };
  return grants.flatMap((grant, index) =>
    grantLots(facts, grant, window).flatMap((lot) => {
      const first = isFirst ? lot.earned.first : latest(lot.earned.first, from);
      const last = earliest(lot.earned.last, until);
      if (first > last) return [];
      return partOf({ facts, index, grant, unit: minutesPer(unit) }, lot, { first, last });
    }),
  );
}

/** The maximum, 10,000 days: the ledger couldn't store much larger amounts, and then nothing could be posted. */
const MAX_MINUTES = ratio(10_000 * MINUTES_PER_DAY, 1);

function partOf(
  { facts, index, grant, unit }: { facts: GrantCase; index: number; grant: GrantRule; unit: number },
  { on, size, earned, period }: GrantLot,
  held: Days,
): EarnedPart {
  const isAtStart = (grant.timing ?? "start") === "start";
  const isWhole = held.first === earned.first && held.last === earned.last;
  const minutes = size.mul(unit);
  const dueOn = isAtStart ? latest(on, held.first) : on;
  return {
    dueOn,
    isRegular: !isAtStart || held.first === earned.first,
    period: periodName(grant, period.first),
    minutes: least(isWhole ? minutes : minutes.mul(shareOf(held, earned)), MAX_MINUTES),
    grant: index,
    lot: lotDates(facts, grant, dueOn),
  };
}

function shareOf(held: Days, earned: Days): Fraction {
  return ratio(daysBetween(held.first, held.last), daysBetween(earned.first, earned.last));
}

function periodName(grant: GrantRule, first: IsoDate): string {
  if (grant.frequency === "yearly") return first.slice(0, 4);
  return isByPeriod(grant) && grant.frequency === "monthly" ? first.slice(0, 7) : first;
}
