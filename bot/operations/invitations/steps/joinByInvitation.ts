import type { Transaction } from "sequelize";
import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { Invitation } from "#db/models/accounts/Invitation.ts";
import { LinkToken } from "#db/models/accounts/LinkToken.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Source } from "#bot/operations/actor.ts";
import { addPerson } from "#bot/operations/people/steps/addPerson.ts";
import { announceNewAdmins } from "#bot/operations/people/steps/announceNewAdmins.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { shareOrganization } from "#db/queries/offices/organizationLock.ts";
import { openInvitationBy } from "./invitationTokens.ts";

/** Security: the emailed token proves the invited address, but the token that Admins see doesn't. */
export async function joinByInvitation(
  tokenHash: Buffer,
  { name, passwordHash }: { name: string; passwordHash: string | null },
  { tx, now, source, isProven = false }: { tx: Transaction; now: Date; source: Source; isProven?: boolean },
): Promise<Person> {
  const { id, organizationId } = await openInvitationBy(tokenHash, now, tx);
  // The shared lock keeps the inviter's rights from changing before the commit.
  await shareOrganization(organizationId, tx);
  await Invitation.findOne({ where: { organizationId, id }, lock: tx.LOCK.UPDATE, transaction: tx });
  const invitation = await openInvitationBy(tokenHash, now, tx);
  const { email, role, activeManagerId: managerId, officeId, startDate, googleOnly, isMailed, inviter } = invitation;
  if (passwordHash !== null) assertPasswordsAllowed({ googleOnly });

  const wanted = { name, email, role, managerId, officeId, startDate, passwordHash };
  const person = await addPerson(organizationId, wanted, { tx, now, isProven: isProven || isMailed });
  const joined = [{ before: null, after: person }];
  await announceNewAdmins(organizationId, joined, { tx, now, actorId: inviter.id, isInvited: true });
  const used = { transaction: tx, where: { organizationId, id } };
  await Invitation.update({ status: "accepted", acceptedAt: now, acceptedUserId: person.id, updatedAt: now }, used);
  await LinkToken.update({ usedAt: now }, { transaction: tx, where: { organizationId, subjectId: id } });
  await writeAuditEntry(
    { organizationId, userId: person.id, source, action: "acceptInvitation", at: now },
    { subject: ["invitation", id], after: { userId: person.id, role, managerId, officeId, startDate } },
    tx,
  );
  return person;
}
