import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { caseNumbers } from "./caseNumbers.ts";
import type { ChangedFacts } from "./changedFacts.ts";

export function sameFacts(): (facts: ChangedFacts["same"], more?: AccrualCase, text?: string) => string {
  const numberOf = caseNumbers();
  return ({ accrual, ledger, change: { before, ...change }, through }, more, text = "") => {
    const cases = [accrual, before, more].map(numberOf).join(" ");
    return `${cases} ${through} ${JSON.stringify([change, ledger])} ${text}`;
  };
}
