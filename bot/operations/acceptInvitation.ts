import { AcceptInvitationInput } from "#core/people/InvitationInput.ts";
import { parseInput } from "#core/inputs.ts";
import { Invitation } from "#db/models/Invitation.ts";
import { LinkToken } from "#db/models/LinkToken.ts";
import type { Visitor } from "./actor.ts";
import { addPerson } from "./addPerson.ts";
import { leaveAuditLine } from "./audit.ts";
import { openInvitation } from "./invitationTokens.ts";
import { hashPassword } from "./passwords.ts";
import { operationsRuntime } from "./runtime.ts";
import { transactionally } from "./transactionally.ts";

/** Turns an invitation into a person with a password. Once: two at the same time wait for each other at the invitation. */
export async function acceptInvitation(visitor: Visitor, raw: unknown) {
  const { token, name, password } = parseInput(AcceptInvitationInput, raw);
  const { clock } = operationsRuntime();
  await openInvitation(token, clock.now());
  const passwordHash = await hashPassword(password);
  return transactionally(async (tx) => {
    const now = clock.now();
    const { id, organizationId } = await openInvitation(token, now, tx);
    await Invitation.findOne({ where: { organizationId, id }, lock: tx.LOCK.UPDATE, transaction: tx });
    const { email, role, managerId, officeId } = await openInvitation(token, now, tx);

    const person = await addPerson(
      organizationId,
      { name, email, role, managerId, officeId, passwordHash },
      { tx, now },
    );
    const used = { transaction: tx, where: { organizationId, id } };
    await Invitation.update({ status: "accepted", acceptedAt: now, acceptedUserId: person.id, updatedAt: now }, used);
    await LinkToken.update({ usedAt: now }, { transaction: tx, where: { organizationId, subjectId: id } });
    await leaveAuditLine(
      { organizationId, userId: person.id, door: visitor.door, action: "acceptInvitation", at: now },
      { subject: ["invitation", id], after: { userId: person.id, role, managerId, officeId } },
      tx,
    );
    return { user: { id: person.id, email: person.email } };
  });
}
