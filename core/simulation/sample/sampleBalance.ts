import { addDays, addMonths, latest, monthOf, monthStart, yearOf, type IsoDate } from "#core/calendar/dates.ts";
import type { LotBook } from "#core/ledger/lots/LotBook.ts";
import { visitLots } from "#core/ledger/lots/playLots.ts";
import { exact, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { documentYear, type Days, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import { eventsOf } from "#core/policies/facts/PolicyEvent.ts";
import { sampleCase, type SamplePerson } from "./SamplePerson.ts";

const MONTHS_SHOWN = 36;
const MIDDLE = 15;

export interface SamplePoint {
  on: IsoDate;
  balance: number;
  usable: number;
}

export interface SampleYear extends Days {
  granted: number;
  taken: number;
  lost: number;
  left: number;
}

export type SampleBalance = { points: SamplePoint[]; years: SampleYear[] } | { missing: string };

export function sampleBalance(document: PolicyDocument, sample: SamplePerson, from: IsoDate): SampleBalance {
  const first = latest(from, sample.startDate);
  const last = addDays(addMonths(first, MONTHS_SHOWN), -1);
  const facts = sampleCase(document, sample, addMonths(last, 12));
  try {
    const shown = daysShown(sample.startDate, first, last);
    const years = yearsShown(facts, first, last);
    // Lots that expire with a leave year are gone on the next day.
    const ends = years.flatMap((year) => [year.last, addDays(year.last, 1)]);
    const points = new Map<IsoDate, SamplePoint>();
    let book: LotBook | undefined;
    visitLots(facts, [...shown, ...ends], (on, lots) => {
      book = lots;
      points.set(on, pointOf(lots, on));
    });
    return {
      points: shown.flatMap((on) => points.get(on) ?? []),
      years: years.map((year) => yearOfSample(facts, book, { ...year, left: points.get(year.last)?.balance ?? 0 })),
    };
  } catch (error) {
    if (error instanceof MissingFact) return { missing: error.fact };
    throw error;
  }
}

function daysShown(startDate: IsoDate, first: IsoDate, last: IsoDate): IsoDate[] {
  const days = new Set([first, last]);
  for (let month = monthStart(first); month <= last; month = addMonths(month, 1)) {
    days
      .add(month)
      .add(addDays(month, MIDDLE))
      .add(addMonths(startDate, monthsApart(startDate, month)));
  }
  return [...days].filter((day) => first <= day && day <= last).toSorted();
}

function monthsApart(date: IsoDate, day: IsoDate): number {
  return (yearOf(day) - yearOf(date)) * 12 + monthOf(day) - monthOf(date);
}

function pointOf(book: LotBook, on: IsoDate): SamplePoint {
  return {
    on,
    balance: book.left().sub(book.owed).valueOf(),
    usable: book.usable(on).sub(book.owed).valueOf(),
  };
}

function yearsShown(facts: GrantCase, first: IsoDate, last: IsoDate): Days[] {
  const years: Days[] = [];
  for (let year = documentYear(facts, first); year.first <= last; year = documentYear(facts, addDays(year.last, 1))) {
    years.push(year);
  }
  return years;
}

function yearOfSample(facts: GrantCase, book: LotBook | undefined, year: Days & { left: number }): SampleYear {
  const isIn = (day: IsoDate) => year.first <= day && day <= year.last;
  const { lots = [], losses = [] } = book ?? {};
  return {
    ...year,
    granted: sum(lots.filter(({ on, source }) => source === "granted" && isIn(on)).map(({ size }) => size)),
    taken: sum(eventsOf(facts.events, "taken").flatMap(({ on, amount }) => (isIn(on) ? [exact(amount)] : []))),
    lost: sum(losses.flatMap(({ on, by, amount }) => (isIn(by === "expiry" ? addDays(on, -1) : on) ? [amount] : []))),
  };
}

function sum(amounts: readonly Fraction[]): number {
  return amounts.reduce((total, amount) => total.add(amount), ZERO).valueOf();
}
