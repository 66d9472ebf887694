import type { Transaction } from "sequelize";
import { confirmByOwner } from "#db/queries/auth/confirmation.ts";
import type { Source } from "#bot/operations/actor.ts";
import { leaveAuditLine } from "#bot/operations/audit.ts";

/** Confirms the organization of a person who has just proven an email address, if they are an active Owner. */
export async function confirmOrganization(
  { organizationId, userId }: { organizationId: string; userId: string },
  by: string,
  { tx, now, source }: { tx: Transaction; now: Date; source: Source },
): Promise<boolean> {
  if (!(await confirmByOwner(organizationId, userId, tx))) return false;
  await leaveAuditLine(
    { organizationId, userId, source, action: "confirmOrganization", at: now },
    { subject: ["organization", organizationId], after: { confirmed: by } },
    tx,
  );
  return true;
}
