import type { Transaction } from "sequelize";
import { type Inviter, mayStillInvite, rolesOutOfReach } from "#core/invitations/invitationRight.ts";
import { lockOpenInvitations, replaceInvitationLinks, revokeInvitations } from "#db/queries/auth/invitations.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

interface ChangedInviter {
  before: Inviter & { id: string };
  after: Inviter;
}

/**
 * Revokes invitations that their inviters may no longer send, and replaces links that the inviters may have copied.
 * Returns the audit events to write.
 */
export async function revokeUncovered(
  organizationId: string,
  changed: readonly ChangedInviter[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<AuditEntry[]> {
  if (changed.length === 0) return [];
  const byId = new Map(changed.map(({ before, after }) => [before.id, after]));
  const roles = [...new Set(changed.flatMap(({ before, after }) => rolesOutOfReach(before, after)))];
  const open = await lockOpenInvitations(organizationId, { inviterIds: [...byId.keys()], roles }, tx);
  const isUncovered = ({ role, invitedById }: (typeof open)[number]) => {
    const inviter = byId.get(invitedById);
    return inviter !== undefined && !mayStillInvite(inviter, role);
  };
  const uncovered = open.filter(isUncovered);
  await revokeInvitations(
    organizationId,
    uncovered.map(({ id }) => id),
    { tx, now },
  );
  const isOwn = (invitedById: string) => changed.length === 1 && byId.has(invitedById);
  const copied = open.filter(
    (invitation) => roles.includes(invitation.role) && !isUncovered(invitation) && !isOwn(invitation.invitedById),
  );
  await replaceInvitationLinks(
    organizationId,
    copied.map(({ id }) => newLink(organizationId, id)),
    { tx, now },
  );
  return [
    ...uncovered.map(({ id, invitedById }): AuditEntry => ({
      subject: ["invitation", id],
      before: { status: "pending" },
      after: { status: "revoked", inviterLostRight: invitedById },
    })),
    ...copied.map(({ id }): AuditEntry => ({ subject: ["invitation", id], after: { link: "replaced" } })),
  ];
}

function newLink(organizationId: string, id: string): { id: string; tokenHash: Buffer; tokenSealed: string } {
  const token = newLinkToken();
  const tokenSealed = operationsRuntime().sealer.seal(token, organizationId);
  return { id, tokenHash: hashOfToken(token), tokenSealed };
}
