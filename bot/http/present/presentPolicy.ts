import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { policyFields } from "#core/policies/policyFields.ts";
import type { PolicyView } from "#core/policies/policyView.ts";

/** Presents a policy with its amounts in days, and its scheduled changes. */
export function presentPolicy({ id, officeId, type, scheduled, ...terms }: PolicyView): PolicyAnswer {
  return {
    id,
    officeId,
    type,
    ...policyFields(terms),
    scheduled: scheduled.map(({ effectiveOn, changes }) => ({ effectiveOn, changes: policyFields(changes) })),
  };
}
