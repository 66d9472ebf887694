import { problemsBeside } from "#core/policies/document/checks/postableDocument.ts";
import { Refusal } from "#core/refusal.ts";
import type { LeaveTypeRow } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findPoliciesOfType } from "#db/queries/policies/policies.ts";
import type { OwnRaise } from "#bot/operations/offices/steps/ownRaise.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { assertRestoredForOthers } from "#bot/operations/policies/steps/assertNotOnlyOwnRaise.ts";
import { documentsSince, openPolicy } from "#bot/operations/policies/steps/openPolicy.ts";

/** The type must no longer be archived. Call `assertRestorable` before `restoreType`. */
export async function assertRestorable(
  { key, name, archivedOn }: Pick<LeaveTypeRow, "key" | "name" | "archivedOn">,
  { me, today, tx, now }: Pick<WriteContext, "me" | "today" | "tx" | "now">,
): Promise<RaiseByPolicy | null> {
  const { organizationId } = me;
  let found: RaiseByPolicy | null = null;
  for (const id of await findPoliciesOfType(organizationId, key, tx)) {
    const open = await openPolicy({ organizationId, id, today }, { tx, now });
    for (const document of documentsSince(open.day, open.known)) {
      const [problem] = problemsBeside(document, { type: key, others: open.others });
      if (!problem) continue;
      const text = `${name} can't be restored, because its policy isn't valid now: ${problem.path} ${problem.text}`;
      throw new Refusal("conflict", "cannot_post", text);
    }
    const raise = await assertRestoredForOthers(open, archivedOn ?? today, { me, tx, now });
    const isOwnOffice = open.policy.officeId === me.effectiveOfficeId;
    if (raise && (!found || isOwnOffice)) found = { raise, policyId: id };
  }
  return found;
}

interface RaiseByPolicy {
  raise: OwnRaise;
  policyId: string;
}
