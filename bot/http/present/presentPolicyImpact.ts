import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { type Minutes, toDays } from "#core/leave/amounts.ts";
import type { PolicyImpact } from "#bot/operations/policies/previewPolicy.ts";

/** Presents the balances that a policy change would affect, in days; null is unlimited. */
export function presentPolicyImpact({ impact, ...counts }: PolicyImpact): PolicyImpactAnswer {
  const people = impact.map(({ before, after, ...person }) => ({
    ...person,
    before: daysOrNone(before),
    after: daysOrNone(after),
  }));
  return { ...counts, impact: people };
}

function daysOrNone(minutes: Minutes | null): number | null {
  return minutes === null ? null : toDays(minutes);
}
