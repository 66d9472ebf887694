import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { isPositive, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import type { DayRules } from "../lots/caps.ts";
import type { LotBook } from "../lots/LotBook.ts";

export type SettlementRule = NonNullable<PolicyDocument["settlement"]>;

export interface Settled {
  paidOut: Fraction;
  reclaimed: Fraction;
  /** Negative for leave taken in advance that isn't reclaimed. */
  writtenOff: Fraction;
}

const NOTHING: Settled = { paidOut: ZERO, reclaimed: ZERO, writtenOff: ZERO };

/** Throws MissingFact if a limit needs an unknown fact. */
export function settledLots(
  book: LotBook,
  { pay, reclaim = true }: SettlementRule,
  { rules: { facts, convert }, on }: { rules: DayRules; on: IsoDate },
): Settled {
  const left = book.left().sub(book.owed);
  if (left.compare(0) < 0) return reclaim ? { ...NOTHING, reclaimed: left.neg() } : { ...NOTHING, writtenOff: left };
  const paidOut = least(left, payable());
  return { ...NOTHING, paidOut, writtenOff: left.sub(paidOut) };

  function payable(): Fraction {
    if (pay === "none") return ZERO;
    if (pay === "all") return left;
    if ("max" in pay) return convert(amountOn(facts, pay.max, on));
    return book.lots
      .filter((lot) => isPositive(lot.left) && addMonths(lot.on, pay.grantsWithinMonths) > on)
      .reduce((sum, lot) => sum.add(lot.left), ZERO);
  }
}
