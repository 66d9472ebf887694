import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { ChangedFacts } from "./changedFacts.ts";

/** People with equal keys get equal entries. Numbers for the cases keep the keys short. */
export function sameFacts(): (facts: ChangedFacts["same"], more?: AccrualCase, text?: string) => string {
  const numbers = new Map<AccrualCase | undefined, number>();
  const ofTexts = new Map<string | undefined, number>();
  const numberOf = (accrual: AccrualCase | undefined): number => {
    const known = numbers.get(accrual);
    if (known !== undefined) return known;
    const text = JSON.stringify(accrual) as string | undefined;
    const number = ofTexts.get(text) ?? ofTexts.size;
    ofTexts.set(text, number);
    numbers.set(accrual, number);
    return number;
  };
  return ({ accrual, ledger, change: { before, ...change }, through }, more, text = "") => {
    const cases = [accrual, before, more].map(numberOf).join(" ");
    return `${cases} ${through} ${JSON.stringify([change, ledger])} ${text}`;
  };
}
