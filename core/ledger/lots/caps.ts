import { addMonths, yearOf, type IsoDate } from "#core/calendar/dates.ts";
import { monthDayIn } from "#core/calendar/months.ts";
import { greatest, least, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { AmountRule } from "#core/policies/document/amountRule.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { grantAmountOn } from "#core/policies/facts/amountOn.ts";
import { documentYear, startDateOf, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import type { LotBook } from "./LotBook.ts";

export interface DayRules {
  facts: GrantCase;
  convert: (amount: Fraction) => Fraction;
}

/** Returns an amount in the unit of the lots. */
export function limitOn({ facts, convert }: DayRules, grant: GrantRule, rule: AmountRule, day: IsoDate): Fraction {
  return convert(grantAmountOn(facts, grant, rule, day));
}

export function cappedSize(
  rules: DayRules,
  book: LotBook,
  lot: { grant: number; on: IsoDate; size: Fraction },
): Fraction {
  const { on, size } = lot;
  const grant = rules.facts.document.grants?.[lot.grant];
  const { cap } = grant ?? {};
  if (!grant || !cap || "on" in cap || "onAnniversary" in cap) return size;
  if ("perYear" in cap) {
    const { first } = documentYear(rules.facts, on);
    const granted = book.grantedSince(lot.grant, first);
    return greatest(ZERO, least(size, limitOn(rules, grant, cap.perYear, on).sub(granted)));
  }
  const limit = limitOn(rules, grant, cap.balance, on);
  const balance = book.left(lot.grant).sub(book.owed);
  if (cap.mode === "gate") return balance.compare(limit) < 0 ? size : ZERO;
  return greatest(ZERO, least(size, limit.sub(balance)));
}

/** Must be called at the end of `day`. */
export function applyDatedCaps(rules: DayRules, book: LotBook, day: IsoDate): void {
  for (const [index, grant] of (rules.facts.document.grants ?? []).entries()) {
    const { cap } = grant;
    if (!cap || "perYear" in cap || capDayIn(rules.facts, grant, yearOf(day)) !== day) continue;
    book.trim(index, limitOn(rules, grant, cap.balance, day).add(book.owed), { on: day, to: null, by: "cap" });
  }
}

export function capDays(facts: GrantCase, from: IsoDate, until: IsoDate): IsoDate[] {
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  return (facts.document.grants ?? [])
    .flatMap((grant) => years.flatMap((year) => capDayIn(facts, grant, year) ?? []))
    .filter((day) => from <= day && day <= until);
}

function capDayIn(facts: GrantCase, { cap }: GrantRule, year: number): IsoDate | null {
  if (!cap) return null;
  if ("on" in cap) return monthDayIn(year, cap.on);
  if (!("onAnniversary" in cap)) return null;
  const startDate = startDateOf(facts);
  const day = addMonths(startDate, 12 * (year - yearOf(startDate)));
  return day > startDate ? day : null;
}
