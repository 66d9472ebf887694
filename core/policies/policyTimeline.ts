import type { PolicyTerms } from "./PolicyTerms.ts";
import { FIRST_DAY, termsTimeline, type TermsTimeline, type Versioned } from "./termsTimeline.ts";

/** The terms of one policy over time, for people without an override. */
export function policyTimeline(versions: readonly Versioned<PolicyTerms>[]): TermsTimeline {
  const here = [{ version: 1, effectiveOn: FIRST_DAY, value: "here" }];
  return termsTimeline({ placements: here, overrides: [], versions: new Map([["here", versions]]) }, "sick");
}
