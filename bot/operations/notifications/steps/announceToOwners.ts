import type { Transaction } from "sequelize";
import type { AccountChange } from "#core/notify/AccountChange.ts";
import { findActiveAdmins } from "#db/queries/people/findActiveAdmins.ts";
import { announceAccountChange } from "./announceAccountChange.ts";

export async function announceToOwners(
  { organizationId, id: actorId }: { organizationId: string; id: string },
  change: AccountChange,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const owners = (await findActiveAdmins(organizationId, tx)).filter(({ role }) => role === "Owner");
  for (const owner of owners) await announceAccountChange({ organizationId, ...owner }, change, { tx, now, actorId });
}
