import { addDays, daysBetween, earliest, latest } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { minutesPer } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { documentOfTerms } from "../document/documentOfTerms.ts";
import type { Fraction } from "../document/exact.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import type { Days, GrantCase } from "../facts/GrantCase.ts";
import type { GrantLot } from "../grants/GrantLot.ts";
import { grantLots } from "../grants/grantLots.ts";
import { isByPeriod } from "../document/grantRule.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import type { Employment } from "../PolicyTerms.ts";
import { termsOn, type TermsPeriod } from "../termsTimeline.ts";

/** The earnings of one employment period in one accrual period under one set of terms. */
interface EarnedPart {
  dueOn: IsoDate;
  /** True if it is due on its period's regular day; false if it is due because its terms begin within the period. */
  isRegular: boolean;
  /** The period that earned it: '2027' (a leave year), '2027-03' (a month) or its first day. */
  period: string;
  /** The exact amount in minutes. */
  minutes: Fraction;
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
  return parts
    .filter(({ dueOn }) => !termsOn(accrual.timeline, dueOn).isUnlimited)
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Returns a sort key: by due day and, on the same day, parts of new terms before regular ones. */
function order({ dueOn, isRegular, period }: EarnedPart): string {
  return `${dueOn} ${isRegular ? 1 : 0} ${period}`;
}

/** Terms and the days on which they apply. */
interface Held {
  period: TermsPeriod;
  isFirst: boolean;
  /** Null if they apply to all later days. */
  until: IsoDate | null;
}

function partsUnder(
  { startsIn, opening }: AccrualCase,
  { period: { terms, from }, isFirst, until }: Held,
  { startDate, endDate }: Employment,
  year: LeaveYear,
): EarnedPart[] {
  const document: PolicyDocument = {
    ...documentOfTerms(terms),
    leaveYear: leaveYearStart(2024, startsIn).slice(5),
  };
  const person = {
    addedOn: leaveYearStart(opening, startsIn),
    ...(startDate !== null && { startDate }),
    ...(endDate !== null && { endDate }),
  };
  const facts: GrantCase = { document, person, events: [] };
  const window = { from: leaveYearStart(year, startsIn), until: leaveYearEnd(year, startsIn) };
  return (document.grants ?? []).flatMap((grant) =>
    grantLots(facts, grant, window).flatMap((lot) => {
      const first = isFirst ? lot.earned.first : latest(lot.earned.first, from);
      const last = earliest(lot.earned.last, until);
      return first > last ? [] : [partOf(grant, lot, { first, last }, minutesPer(document.unit))];
    }),
  );
}

function partOf(grant: GrantRule, { on, size, earned, period }: GrantLot, held: Days, unit: number): EarnedPart {
  const isAtStart = (grant.timing ?? "start") === "start";
  const share = daysBetween(held.first, held.last);
  return {
    dueOn: isAtStart ? latest(on, held.first) : on,
    isRegular: !isAtStart || held.first === earned.first,
    period: periodName(grant, period.first),
    minutes: size.mul(unit).mul(share).div(daysBetween(earned.first, earned.last)),
  };
}

function periodName(grant: GrantRule, first: IsoDate): string {
  if (grant.frequency === "yearly") return first.slice(0, 4);
  return isByPeriod(grant) && grant.frequency === "monthly" ? first.slice(0, 7) : first;
}
