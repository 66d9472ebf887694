import { AssignmentInput } from "#core/policies/AssignmentInput.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { policyView, type PolicyView } from "#core/policies/policyView.ts";
import { PtoPolicy } from "#db/models/leave/PtoPolicy.ts";
import { findPolicy } from "#db/queries/policies/policies.ts";
import { assertPolicyFits } from "../assertPoliciesFit.ts";
import { announceOwnRaise } from "../offices/steps/announceOwnRaise.ts";
import { assertNotOwnType } from "../offices/steps/assertNotOwnType.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operation } from "../operation.ts";
import { assertNotOnlyOwnRaise } from "./steps/assertNotOnlyOwnRaise.ts";
import { assertNotOwnPolicy } from "./steps/assertNotOwnPolicy.ts";
import { draftPolicy } from "./steps/drafts/draftPolicy.ts";
import { guardSharedPolicies } from "./steps/guardSharedPolicies.ts";
import { assertChangeConfirmed } from "./steps/impact/assertChangeConfirmed.ts";
import { postPolicyEdit } from "./steps/policyPeople.ts";
import { storeVersions } from "./steps/storeVersions.ts";

/**
 * The policy takes precedence over the office's policy. A person's policy also takes precedence over the policies of
 * their groups.
 */
export const givePolicy = operation("givePolicy", AssignmentInput, async (input, context): Promise<PolicyView> => {
  const locked = await lockOrganization(context);
  const { me, tx, now, audit } = locked;
  const { organizationId } = me;
  const { open, change } = await draftPolicy(input, locked);
  const { policy, startsIn, day } = open;
  await assertNotOwnPolicy(me, policy, { tx, now });
  await assertNotOwnType(me, policy, { tx, now });
  await assertPolicyFits(open, change, { tx, now });
  await assertChangeConfirmed(open, change, input, { tx, now });
  const raise = await assertNotOnlyOwnRaise(open, change, locked);

  const assertShared = await guardSharedPolicies(me, { tx, now });
  const { id, type, assignment } = policy;
  const { group: groupLabel, userId, position, startsOn } = assignment ?? {};
  await PtoPolicy.create(
    { organizationId, id, type, groupLabel, userId, position, startsOn, createdAt: now },
    { transaction: tx },
  );
  await assertShared();
  await storeVersions(open, change, { tx, now, createdById: me.id });
  await postPolicyEdit(open, change, { tx, now, actorId: me.id });
  const summaries = change.versions.map(({ terms }) => documentSummary(documentIn(terms, startsIn, policy.unit)));
  // The audit event omits the group, because a person's groups are personal data and audit events are append-only.
  const raised = await announceOwnRaise(raise, { policyId: id, type }, locked);
  const after = { type, ...(userId && { userId }), policy: summaries[0], effectiveOn: startsOn, ...raised };
  await audit({ subject: ["policy", id], after });
  const created = await findPolicy(organizationId, id, day, tx);
  if (!created) throw notFound("The policy");
  return policyView(created, day, startsIn);
});
