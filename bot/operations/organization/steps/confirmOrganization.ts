import type { Transaction } from "sequelize";
import { confirmByOwner } from "#db/queries/auth/confirmation.ts";
import type { Source } from "#bot/operations/actor.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";

export async function confirmOrganization(
  { organizationId, userId }: { organizationId: string; userId: string },
  by: string,
  { tx, now, source }: { tx: Transaction; now: Date; source: Source },
): Promise<boolean> {
  if (!(await confirmByOwner(organizationId, userId, tx))) return false;
  await writeAuditEntry(
    { organizationId, userId, source, action: "confirmOrganization", at: now },
    { subject: ["organization", organizationId], after: { confirmed: by } },
    tx,
  );
  return true;
}
