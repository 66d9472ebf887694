import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { balanceOn } from "#core/ledger/balance.ts";
import type { Figures } from "#core/ledger/balance.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/ledger/leaveYear.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import { accrualAhead } from "#core/policies/accrualAhead.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { openingOfNextYear } from "./nextYearOpening.ts";

export interface AvailabilityFacts {
  today: IsoDate;
  /** With the person's override applied. */
  terms: PolicyTerms;
  employment: Employment;
  startsIn: number;
  /** The current and the next leave year; a missing one counts as zeros. */
  years: ReadonlyMap<LeaveYear, Figures>;
  /** The person's lines of this type; needed only to book ahead under a maximum balance, where without them everything booked counts as still there. */
  lines?: readonly LedgerLine[];
}

/** What the current leave year has available for leave that begins on `firstDay`; booking ahead counts what is due until then. */
export function availableThisYear(facts: AvailabilityFacts, firstDay: IsoDate): Minutes {
  const { today, terms, startsIn, lines } = facts;
  const year = leaveYearOf(today, startsIn);
  const figures = facts.years.get(year);
  const now = figures?.available ?? 0;
  if (!terms.bookAhead) return now;
  const yearEnd = leaveYearEnd(year, startsIn);
  return (
    now +
    accrualAhead(facts, year, { after: today, until: firstDay < yearEnd ? firstDay : yearEnd }, (date) =>
      lines ? balanceOn(lines, year, date) : (figures?.total ?? 0),
    )
  );
}

/** What the next leave year has available for leave that begins on `firstDay`, if this year ends with `left`. */
export function availableNextYear(facts: AvailabilityFacts, firstDay: IsoDate, left: Minutes): Minutes {
  const { today, terms, employment, startsIn, lines } = facts;
  const thisYear = leaveYearOf(today, startsIn);
  const year = thisYear + 1;
  const figures = facts.years.get(year);
  const opening = openingOfNextYear({ terms, employment, availableNow: left, year: thisYear, startsIn });
  const available = opening + (figures?.available ?? 0);
  if (!terms.bookAhead) return available;
  return (
    available +
    accrualAhead(
      facts,
      year,
      { after: leaveYearStart(year, startsIn), until: firstDay },
      (date) => opening + (lines ? balanceOn(lines, year, date) : (figures?.total ?? 0)),
    )
  );
}

/** The most that leave of this year may take, up to `wanted`, without its smaller carry-over sending the next year below 0; `alsoNext` is what the same request takes there. */
export function mostThatSparesNextYear(
  facts: AvailabilityFacts,
  firstDay: IsoDate,
  wanted: Minutes,
  alsoNext: Minutes,
): Minutes {
  const available = availableThisYear(facts, firstDay);
  const nextYearAfter = (taken: Minutes) => availableNextYear(facts, firstDay, available - taken) - alsoNext;
  // A next year that is below 0 anyway refuses only what makes it worse.
  const floor = Math.min(0, nextYearAfter(0));
  if (nextYearAfter(wanted) >= floor) return wanted;
  let fits = 0;
  let tooMuch = wanted;
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (nextYearAfter(middle) >= floor) fits = middle;
    else tooMuch = middle;
  }
  return fits;
}
