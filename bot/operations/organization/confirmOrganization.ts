import type { Transaction } from "sequelize";
import { confirmByOwner } from "#db/queries/confirmation.ts";
import type { Door } from "../actor.ts";
import { leaveAuditLine } from "../audit.ts";

/** Confirms the organization of a person who has just proven an email address, if they are an active Owner. */
export async function confirmOrganization(
  { organizationId, userId }: { organizationId: string; userId: string },
  by: string,
  { tx, now, door }: { tx: Transaction; now: Date; door: Door },
): Promise<boolean> {
  if (!(await confirmByOwner(organizationId, userId, tx))) return false;
  await leaveAuditLine(
    { organizationId, userId, door, action: "confirmOrganization", at: now },
    { subject: ["organization", organizationId], after: { confirmed: by } },
    tx,
  );
  return true;
}
