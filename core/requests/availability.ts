import type { Minutes } from "#core/leave/amounts.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { balanceOn } from "#core/ledger/balance.ts";
import type { Figures } from "#core/ledger/balance.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { capAccrual } from "#core/policies/accrual/capAccrual.ts";
import { simpleCarryOver } from "#core/policies/accrual/simpleCarryOver.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { largestThatFits } from "../largestThatFits.ts";

export interface AvailabilityFacts {
  today: IsoDate;
  accrual: AccrualCase;
  /** Figures of past leave years may be incomplete. A missing year counts as zeros. */
  years: ReadonlyMap<LeaveYear, Figures>;
  entries?: readonly LedgerEntry[];
  /** `entries` and `leave` are required if lots decide the balance. */
  leave?: readonly DayCost[];
}

export interface LotFacts {
  today: IsoDate;
  accrual: AccrualCase;
  entries: readonly LedgerEntry[];
  leave: readonly DayCost[];
}

export function lotFactsOf<Facts extends AvailabilityFacts>(facts: Facts): Facts & LotFacts {
  const { entries, leave } = facts;
  if (!entries || !leave) throw new Error("The entries and the leave of a person with lots are missing");
  return { ...facts, entries, leave };
}

/** In minutes: available = carried + accrued + adjusted − booked − pending. */
export interface Availability {
  available: Minutes;
  carried: Minutes;
  accrued: Minutes;
  adjusted: Minutes;
  booked: Minutes;
  pending: Minutes;
}

/** Includes accrual due by `firstDay` if the terms allow booking ahead. */
export function availableThisYear(facts: AvailabilityFacts, firstDay: IsoDate): Availability {
  const { today, accrual, entries } = facts;
  const year = leaveYearOf(today, accrual.startsIn);
  const figures = facts.years.get(year);
  const yearEnd = leaveYearEnd(year, accrual.startsIn);
  const ahead = accrualAhead(facts, today, firstDay < yearEnd ? firstDay : yearEnd, (date) =>
    entries ? balanceOn(entries, year, date) : (figures?.total ?? 0),
  );
  return madeOf(figures, { carried: 0, accrued: ahead });
}

export function availableNextYear(facts: AvailabilityFacts, firstDay: IsoDate): (left: Minutes) => Availability {
  const { today, accrual, entries } = facts;
  const year = leaveYearOf(today, accrual.startsIn) + 1;
  const figures = facts.years.get(year);
  const openingWith = openingOf(accrual, year);
  return (left) => {
    const { carried, accrued } = openingWith(left);
    const ahead = accrualAhead(
      facts,
      leaveYearStart(year, accrual.startsIn),
      firstDay,
      (date) => carried + accrued + (entries ? balanceOn(entries, year, date) : (figures?.total ?? 0)),
    );
    return madeOf(figures, { carried, accrued: accrued + ahead });
  };
}

export function mostThatSparesNextYear(
  facts: AvailabilityFacts,
  firstDay: IsoDate,
  wanted: Minutes,
  alsoNext: Minutes,
): Minutes {
  const { available } = availableThisYear(facts, firstDay);
  const nextYearWith = availableNextYear(facts, firstDay);
  const nextYearAfter = (taken: Minutes) => nextYearWith(available - taken).available - alsoNext;
  // If the next year's balance is already negative, only requests that lower the balance further are refused.
  const floor = Math.min(0, nextYearAfter(0));
  return largestThatFits(wanted, (taken) => floor - nextYearAfter(taken));
}

function madeOf(figures: Figures | undefined, ahead: { carried: Minutes; accrued: Minutes }): Availability {
  const { balance = 0, accrued = 0, carried = 0, adjusted = 0, pending = 0 } = figures ?? {};
  return {
    available: balance - pending + ahead.carried + ahead.accrued,
    carried: carried + ahead.carried,
    accrued: accrued - carried + ahead.accrued,
    adjusted,
    booked: accrued + adjusted - balance,
    pending,
  };
}

function accrualAhead(
  { accrual, today }: AvailabilityFacts,
  after: IsoDate,
  until: IsoDate,
  balanceThen: (date: IsoDate) => Minutes,
): Minutes {
  if (!termsOn(accrual.timeline, today).bookAhead) return 0;
  return dueEvents(accrual, after, until).reduce((sum, event) => {
    if (event.kind === "carry_over") return sum;
    return sum + capAccrual(event.minutes, balanceThen(event.on) + sum, event.maxBalance).posted;
  }, 0);
}

interface Opening {
  carried: Minutes;
  accrued: Minutes;
}

const known = new WeakMap<AccrualCase, Map<LeaveYear, (left: Minutes) => Opening>>();

export function openingOf(accrual: AccrualCase, year: LeaveYear): (left: Minutes) => Opening {
  const years = known.get(accrual) ?? new Map<LeaveYear, (left: Minutes) => Opening>();
  known.set(accrual, years);
  const opening = years.get(year) ?? deriveOpening(accrual, year);
  years.set(year, opening);
  return opening;
}

function deriveOpening(accrual: AccrualCase, year: LeaveYear): (left: Minutes) => Opening {
  const firstDay = leaveYearStart(year, accrual.startsIn);
  const events = dueEvents(accrual, addDays(firstDay, -1), firstDay);
  return (left) => {
    const opening: Opening = { carried: 0, accrued: 0 };
    for (const event of events) {
      if (event.kind === "carry_over") opening.carried = simpleCarryOver(left, event.limit).carried;
      else opening.accrued += capAccrual(event.minutes, opening.carried + opening.accrued, event.maxBalance).posted;
    }
    return opening;
  };
}
