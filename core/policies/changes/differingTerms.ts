import type { PolicyTerms } from "../PolicyTerms.ts";

/** Returns the given terms that differ from the others. */
export function differingTerms(from: PolicyTerms, given: Partial<PolicyTerms>): Partial<PolicyTerms> {
  const differing = Object.entries(given).filter(([field, value]) => value !== from[field as keyof PolicyTerms]);
  return Object.fromEntries(differing) as Partial<PolicyTerms>;
}
