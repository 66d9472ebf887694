import type { AssignmentAnswer, PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { policyFields } from "#core/policies/policyFields.ts";
import type { PolicyAssignment } from "#core/policies/PolicyAssignment.ts";
import type { PolicyView } from "#core/policies/policyView.ts";

export function presentPolicy({
  id,
  officeId,
  assignment,
  type,
  unit,
  scheduled,
  past,
  allowance,
  replaceable,
  carriedOver,
  cap,
  summary,
  ...terms
}: PolicyView): PolicyAnswer {
  return {
    id,
    officeId: assignment ? null : officeId,
    ...(assignment && { assignment: presentAssignment(assignment) }),
    type,
    ...policyFields(terms, unit),
    needsFullEditor: terms.document !== undefined,
    allowance,
    replaceable,
    carriedOver,
    cap,
    summary,
    scheduled: scheduled.map((change) => ({
      effectiveOn: change.effectiveOn,
      ...(change.summary === undefined
        ? { changes: policyFields(change.changes, unit) }
        : { changes: {}, summary: change.summary }),
    })),
    past: past.map(({ effectiveOn, before }) => ({ effectiveOn, before: policyFields(before, unit) })),
  };
}

function presentAssignment({ group, userId, userName, ...days }: PolicyAssignment): AssignmentAnswer {
  return { group, person: userId === null ? null : { id: userId, name: userName ?? "" }, ...days };
}
