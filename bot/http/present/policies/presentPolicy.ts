import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { policyFields } from "#core/policies/policyFields.ts";
import type { PolicyView } from "#core/policies/policyView.ts";

/** Presents a policy with its amounts in the unit of its type, and its scheduled changes. */
export function presentPolicy({
  id,
  officeId,
  type,
  unit,
  scheduled,
  allowance,
  summary,
  ...terms
}: PolicyView): PolicyAnswer {
  return {
    id,
    officeId,
    type,
    ...policyFields(terms, unit),
    needsFullEditor: terms.document !== undefined,
    allowance,
    summary,
    scheduled: scheduled.map((change) => ({
      effectiveOn: change.effectiveOn,
      // The simple fields of a document have no meaning.
      ...(change.summary === undefined
        ? { changes: policyFields(change.changes, unit) }
        : { changes: {}, summary: change.summary }),
    })),
  };
}
