import { policyFields } from "#core/policies/policyFields.ts";
import type { PolicyView } from "#db/queries/policies/policies.ts";

/** A policy with its amounts in days, and the changes that are scheduled for days to come. */
export function presentPolicy({ id, officeId, type, scheduled, ...terms }: PolicyView) {
  return {
    id,
    officeId,
    type,
    ...policyFields(terms),
    scheduled: scheduled.map(({ effectiveOn, changes }) => ({ effectiveOn, changes: policyFields(changes) })),
  };
}
