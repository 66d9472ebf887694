import type { Transaction } from "sequelize";
import { type Inviter, mayStillInvite } from "#core/invitations/invitationRight.ts";
import { lockOpenInvitationsBy, revokeInvitations } from "#db/queries/auth/invitations.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";

/** Revokes open invitations that their inviters could no longer send. Returns the audit events to write. */
export async function revokeUncovered(
  organizationId: string,
  inviters: readonly (Inviter & { id: string })[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<AuditEntry[]> {
  if (inviters.length === 0) return [];
  const byId = new Map(inviters.map((inviter) => [inviter.id, inviter]));
  const open = await lockOpenInvitationsBy(organizationId, [...byId.keys()], tx);
  const uncovered = open.filter(({ role, invitedById }) => {
    const inviter = byId.get(invitedById);
    return !inviter || !mayStillInvite(inviter, role);
  });
  const ids = uncovered.map(({ id }) => id);
  await revokeInvitations(organizationId, ids, { tx, now });
  return uncovered.map(({ id, invitedById }) => ({
    subject: ["invitation", id],
    before: { status: "pending" },
    after: { status: "revoked", inviterLostRight: invitedById },
  }));
}
