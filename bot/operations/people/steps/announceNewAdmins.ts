import type { Transaction } from "sequelize";
import { hasNewAdminRights } from "#core/people/access/hasNewAdminRights.ts";
import type { Role } from "#core/people/access/roles.ts";
import { newId } from "#db/newId.ts";
import { findAdminRecipients } from "#db/queries/notifications/recipients.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { askNewAdmins } from "#bot/operations/requests/steps/approval/askNewAdmins.ts";

interface Member {
  id: string;
  role: Role;
  isActive: boolean;
}

interface How {
  actorId: string;
  tx: Transaction;
  now: Date;
  isInvited?: boolean;
}

/**
 * Security: people can't turn these notifications off, because an Admin with a second account could otherwise raise
 * their own leave unnoticed.
 */
export async function announceNewAdmins(
  organizationId: string,
  changes: readonly { before: Omit<Member, "id"> | null; after: Member }[],
  { actorId, tx, now, isInvited = false }: How,
): Promise<void> {
  const added = changes.filter(({ before, after }) => hasNewAdminRights(before, after));
  if (added.length === 0) return;
  const recipients = await findAdminRecipients(organizationId, tx);
  for (const { after } of added) {
    const payload = { personId: after.id, role: after.role, actorId, isInvited };
    const others = recipients.filter(({ id }) => id !== after.id && (isInvited || id !== actorId));
    await announce({ organizationId, event: "admin.added", key: newId(), payload }, others, { tx, now });
  }
  await askNewAdmins(
    organizationId,
    added.map(({ after }) => after.id),
    { tx, now },
  );
}
