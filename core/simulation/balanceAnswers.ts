import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { LotBook } from "#core/ledger/lots/LotBook.ts";
import { limitedSince } from "#core/ledger/lots/leftOfLimit.ts";
import { settledLots } from "#core/ledger/settlement/settledLots.ts";
import { playLots } from "#core/ledger/lots/playLots.ts";
import { exact, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { documentYear, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import { eventsOf } from "#core/policies/facts/PolicyEvent.ts";
import { grantLots } from "#core/policies/grants/grantLots.ts";

export function entitlement(facts: GrantCase, asOf: IsoDate): Fraction {
  const { first, last } = documentYear(facts, asOf);
  return granted(facts, first, last);
}

export function advance(facts: GrantCase, asOf: IsoDate): Fraction {
  const until = facts.person.contractEndDate ?? documentYear(facts, asOf).last;
  const coming = granted(facts, addDays(asOf, 1), until);
  const most = facts.document.consumption?.maxAdvance;
  return most === undefined ? coming : least(coming, amountOn(facts, most, asOf));
}

function granted(facts: GrantCase, from: IsoDate, until: IsoDate): Fraction {
  return (facts.document.grants ?? [])
    .flatMap((grant) => grantLots(facts, grant, { from, until }))
    .reduce((sum, { size }) => sum.add(size), ZERO);
}

export function balance(facts: GrantCase, asOf: IsoDate): Fraction {
  return balanceOf(playLots(facts, asOf));
}

function balanceOf(book: LotBook): Fraction {
  return book.left().sub(book.owed);
}

/** Returns null if leave is unlimited. */
export function usable(facts: GrantCase, asOf: IsoDate): Fraction | null {
  return withinLimit(facts, asOf, ZERO);
}

/** Returns null if leave is unlimited. */
export function bookable(facts: GrantCase, asOf: IsoDate): Fraction | null {
  return withinLimit(facts, asOf, amountOn(facts, facts.document.consumption?.overdraft ?? 0, asOf));
}

function withinLimit(facts: GrantCase, asOf: IsoDate, overdraft: Fraction): Fraction | null {
  const { grants = [], consumption } = facts.document;
  const book = playLots(facts, asOf);
  const amount = grants.length > 0 ? book.usable(asOf).sub(book.owed).add(overdraft) : null;
  const { limit } = consumption ?? {};
  if (!limit) return amount;
  const sumSince = (first: IsoDate, type: "taken" | "opening" | "credit") =>
    eventsOf(facts.events, type)
      .filter(({ on }) => first <= on && on <= asOf)
      .reduce((sum, event) => sum.add(exact(event.amount)), ZERO);
  const rest = amountOn(facts, limit.amount, asOf).sub(sumSince(limitedSince(limit, facts, asOf), "taken"));
  if (amount !== null) return least(amount, rest);
  const { first } = documentYear(facts, asOf);
  return rest.add(sumSince(first, "opening")).add(sumSince(first, "credit"));
}

/** Excludes amounts that a cap prevented from being granted. */
export function forfeited(facts: GrantCase, asOf: IsoDate): Fraction {
  return lost(playLots(facts, asOf), (to) => to === null);
}

export function transferred(facts: GrantCase, asOf: IsoDate): Fraction {
  return lost(playLots(facts, asOf), (to) => to !== null);
}

function lost({ losses }: LotBook, isOf: (to: string | null) => boolean): Fraction {
  return losses.filter(({ to }) => isOf(to)).reduce((sum, { amount }) => sum.add(amount), ZERO);
}

/**
 * Returns the amount paid out minus the amount reclaimed. Throws `MissingFact` if the policy has no settlement rule.
 */
export function payout(facts: GrantCase, asOf: IsoDate): Fraction {
  const { settlement } = facts.document;
  if (!settlement) throw new MissingFact("settlement", "The policy has no settlement rule");
  const rules = { facts, convert: (amount: Fraction) => amount };
  const { paidOut, reclaimed } = settledLots(playLots(facts, asOf), settlement, { rules, on: asOf });
  return paidOut.sub(reclaimed);
}
