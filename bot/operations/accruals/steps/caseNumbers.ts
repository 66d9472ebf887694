import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";

export function caseNumbers(): (accrual: AccrualCase | undefined) => number {
  const numbers = new Map<AccrualCase | undefined, number>();
  const ofTexts = new Map<string | undefined, number>();
  return (accrual) => {
    const known = numbers.get(accrual);
    if (known !== undefined) return known;
    const text = JSON.stringify(accrual) as string | undefined;
    const number = ofTexts.get(text) ?? ofTexts.size;
    ofTexts.set(text, number);
    numbers.set(accrual, number);
    return number;
  };
}
