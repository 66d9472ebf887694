import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { POLICY_FIELDS } from "#core/policies/policyFields.ts";

/**
 * Returns the fields of a filled-in form that differ from the policy, and the effective date; undefined if none
 * differs.
 */
export function changedTerms(policy: OfficePolicyAnswer, values: Record<string, unknown>): object | undefined {
  const changed = Object.values(POLICY_FIELDS).filter(
    (field) => field in values && (values[field] ?? null) !== (policy[field] ?? null),
  );
  if (changed.length === 0) return undefined;
  const { effectiveOn } = values;
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field] ?? null])),
    ...(typeof effectiveOn === "string" && effectiveOn !== "" && { effectiveOn }),
  };
}
