import type { AccrualCase } from "#core/policies/AccrualCase.ts";
import type { ChangedFacts } from "./changedFacts.ts";

/** Returns a function that gives facts a text, the same for people who get the same lines. People share their cases, so each case is written once. */
export function sameFacts(): (facts: ChangedFacts["same"], ...more: (AccrualCase | string | undefined)[]) => string {
  const texts = new Map<AccrualCase, string>();
  const textOf = (part: AccrualCase | string | undefined) => {
    if (typeof part !== "object") return part ?? "";
    const text = texts.get(part) ?? JSON.stringify(part);
    texts.set(part, text);
    return text;
  };
  return ({ accrual, ledger, change, through }, ...more) => {
    const { before, ...changed } = change;
    return [through, JSON.stringify(changed), JSON.stringify(ledger), ...[accrual, before, ...more].map(textOf)].join(
      " ",
    );
  };
}
