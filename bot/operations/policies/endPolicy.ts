import { EndInput } from "#core/policies/AssignmentInput.ts";
import { endAssignedPolicy } from "#db/queries/policies/assignedPolicies.ts";
import { announceOwnRaise } from "../offices/steps/announceOwnRaise.ts";
import { assertNotOwnType } from "../offices/steps/assertNotOwnType.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { assertNotOnlyOwnRaise } from "./steps/assertNotOnlyOwnRaise.ts";
import { assertNotOwnPolicy } from "./steps/assertNotOwnPolicy.ts";
import { draftEnd } from "./steps/drafts/draftEnd.ts";
import { assertChangeConfirmed } from "./steps/impact/assertChangeConfirmed.ts";
import { postPolicyEdit } from "./steps/policyPeople.ts";

export const endPolicy = operationOn("endPolicy", EndInput, async (id, input, context) => {
  const locked = await lockOrganization(context);
  const { me, tx, now, audit, unchanged } = locked;
  const { organizationId } = me;
  const { open, change } = await draftEnd(id, input, locked);
  const { policy } = open;
  const { edit, effectiveOn: endsOn } = change;
  if (!edit) return unchanged();

  await assertNotOwnPolicy(me, policy, { tx, now });
  await assertNotOwnType(me, policy, { tx, now });
  await assertChangeConfirmed(open, change, input, { tx, now });
  const raise = await assertNotOnlyOwnRaise(open, change, locked);
  await endAssignedPolicy({ organizationId, id }, endsOn, tx);
  await postPolicyEdit(open, { ...change, edit }, { tx, now, actorId: me.id });
  const raised = await announceOwnRaise(raise, { policyId: id, type: policy.type }, locked);
  const before = { endsOn: policy.assignment?.endsOn ?? null };
  await audit({ subject: ["policy", id], before, after: { endsOn, ...raised } });
});
