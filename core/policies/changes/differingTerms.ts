import type { PolicyTerms } from "../PolicyTerms.ts";

/** The given terms that differ from others. */
export function differingTerms(from: PolicyTerms, given: Partial<PolicyTerms>): Partial<PolicyTerms> {
  const differing = Object.entries(given).filter(([field, value]) => value !== from[field as keyof PolicyTerms]);
  return Object.fromEntries(differing) as Partial<PolicyTerms>;
}
