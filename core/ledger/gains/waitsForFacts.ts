import { latest } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { heldUnder, isWaiting } from "#core/policies/accrual/missingUnder.ts";
import type { Days } from "#core/policies/facts/GrantCase.ts";
import type { ChangedCases } from "./leaveGains.ts";

export function waitsForFacts({ before, after }: ChangedCases, years: readonly Days[]): boolean {
  return after.some((accrual) => {
    const was = before.find(({ type }) => type === accrual.type);
    return years.some((year) => {
      if (!waitsIn(accrual, year)) return false;
      const terms = was ? termsIn(was, year) : [];
      const isUnlimited = terms.length > 0 && terms.every((one) => one.terms.isUnlimited);
      if (!was || isUnlimited) return !isUnlimited;
      return !waitsIn(was, year) || JSON.stringify(terms) !== JSON.stringify(termsIn(accrual, year));
    });
  });
}

function waitsIn(accrual: AccrualCase, { last }: Days): boolean {
  return isWaiting(accrual, leaveYearOf(last, accrual.startsIn));
}

function termsIn({ timeline }: AccrualCase, { first, last }: Days) {
  return timeline.flatMap(({ from, terms }, index) => {
    const held = heldUnder({ timeline }, index);
    return held.first <= last && first <= held.last ? [{ from: latest(from, first), terms }] : [];
  });
}
