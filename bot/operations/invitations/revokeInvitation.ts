import { Nothing } from "#core/inputs.ts";
import { assertMayRevokeInvitation } from "#core/people/access/roleChange.ts";
import { Refusal } from "#core/refusal.ts";
import { Invitation } from "#db/models/accounts/Invitation.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

export const revokeInvitation = operationOn("revokeInvitation", Nothing, async (id, _, { me, tx, now, audit }) => {
  const { organizationId } = me;
  const invitation = await Invitation.findOne({ where: { organizationId, id }, lock: tx.LOCK.UPDATE, transaction: tx });
  if (!invitation) throw notFound("The invitation");
  if (invitation.status !== "pending") {
    throw new Refusal("conflict", `already_${invitation.status}`, `This invitation was already ${invitation.status}`);
  }
  assertMayRevokeInvitation(me.role, invitation.role);
  await invitation.update({ status: "revoked", updatedAt: now }, { transaction: tx });
  await audit({ subject: ["invitation", id], before: { status: "pending" }, after: { status: "revoked" } });
});
