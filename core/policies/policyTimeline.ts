import type { PolicyTerms } from "./PolicyTerms.ts";
import { FIRST_DAY, termsTimeline, type TermsTimeline } from "./termsTimeline.ts";
import type { Versioned } from "./Versioned.ts";

export function policyTimeline(versions: readonly Versioned<PolicyTerms>[]): TermsTimeline {
  const here = [{ version: 1, effectiveOn: FIRST_DAY, value: "here" }];
  return termsTimeline({ placements: here, overrides: [], versions: new Map([["here", versions]]) }, "sick");
}
