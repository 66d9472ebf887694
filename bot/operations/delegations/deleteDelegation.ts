import { Nothing } from "#core/inputs.ts";
import { assertMay } from "#core/people/access/assertMay.ts";
import { endDelegations, findDelegation } from "#db/queries/delegations/delegations.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { followUpApprovers } from "../notifications/steps/followUp.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { announceDelegation } from "./steps/announceDelegation.ts";

export const deleteDelegation = operationOn("deleteDelegation", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const found = await findDelegation(organizationId, id, now, tx);
  if (!found) throw notFound("The delegation");
  if (found.approverId !== me.id) assertMay(me.role, "createDelegationFor");
  const ended = await endDelegations(organizationId, { id }, { tx, now });
  if (ended.length === 0) throw notFound("The delegation");
  const delegate = await findPerson(organizationId, found.delegateId, tx);
  if (delegate) {
    await followUpApprovers([delegate], { tx, now });
    await announceDelegation({ organizationId, ...found }, "ended", [delegate], { tx, now });
  }
  const { approverId, delegateId, from, to } = found;
  await audit({ subject: ["delegation", id], before: { approverId, delegateId, from, to } });
});
