import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { fieldsOn } from "#core/policies/changes/fieldsOn.ts";
import { POLICY_FIELDS } from "#core/policies/policyFields.ts";

export function changedTerms(policy: OfficePolicyAnswer, values: Record<string, unknown>): object | undefined {
  const { effectiveOn } = values;
  const known = fieldsOn(policy, policy, effectiveOn);
  const changed = Object.values(POLICY_FIELDS).filter(
    (field) => field in values && (values[field] ?? null) !== (known[field] ?? null),
  );
  if (changed.length === 0) return undefined;
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field] ?? null])),
    ...(typeof effectiveOn === "string" && effectiveOn !== "" && { effectiveOn }),
  };
}
