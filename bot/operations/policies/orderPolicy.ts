import { OrderInput } from "#core/policies/OrderInput.ts";
import { endAssignedPolicy } from "#db/queries/policies/assignedPolicies.ts";
import { type PlacedPolicy, storeGroupOrder, succeedPolicy } from "#db/queries/policies/groupOrder.ts";
import { announceOwnRaise } from "../offices/steps/announceOwnRaise.ts";
import { assertNotOwnType } from "../offices/steps/assertNotOwnType.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { assertNotOnlyOwnRaise } from "./steps/assertNotOnlyOwnRaise.ts";
import { assertNotOwnPolicy } from "./steps/assertNotOwnPolicy.ts";
import { draftOrder } from "./steps/drafts/draftOrder.ts";
import { assertChangeConfirmed } from "./steps/impact/assertChangeConfirmed.ts";
import { postPolicyEdit } from "./steps/policyPeople.ts";

/**
 * Closed leave years keep the old order, so a new policy may replace this policy. Returns the id of the policy in the
 * new place.
 */
export const orderPolicy = operationOn("orderPolicy", OrderInput, async (id, input, context) => {
  const locked = await lockOrganization(context);
  const { me, tx, now, audit, unchanged } = locked;
  const { organizationId } = me;
  const { open, change, before, after, successor } = await draftOrder(id, input, locked);
  const { edit } = change;
  if (!edit) {
    unchanged();
    return { id };
  }

  await assertNotOwnPolicy(me, open.policy, { tx, now });
  await assertNotOwnType(me, open.policy, { tx, now });
  await assertChangeConfirmed(open, change, input, { tx, now });
  const raise = await assertNotOnlyOwnRaise(open, change, locked);
  if (successor) {
    await endAssignedPolicy({ organizationId, id }, successor.from, tx);
    await succeedPolicy({ organizationId, id }, successor, { tx, now });
  }
  await storeGroupOrder(organizationId, after, tx);
  await postPolicyEdit(open, { ...change, edit }, { tx, now, actorId: me.id });
  const moved = { id: successor?.id ?? id };
  const others = (order: readonly PlacedPolicy[]) => order.filter((one) => !successor || one.id !== id);
  const places = {
    before: { place: before.findIndex((one) => one.id === id) + 1 },
    after: { place: others(after).findIndex((one) => one.id === moved.id) + 1 },
  };
  const raised = await announceOwnRaise(raise, { policyId: moved.id, type: open.policy.type }, locked);
  await audit({ subject: ["policy", moved.id], ...places, after: { ...places.after, ...raised } });
  return moved;
});
