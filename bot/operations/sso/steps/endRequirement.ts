import type { Transaction } from "sequelize";
import { clearRequirement, findRequirement, forgetRecoveryCode } from "#db/queries/sso/requirement.ts";
import { announceToOwners } from "../../notifications/steps/announceToOwners.ts";

/**
 * Ends the single sign-on requirement with its exceptions and its recovery code, and notifies the Owners by email;
 * only the requirement through one connection, if it is given. Returns whether there was one.
 */
export async function endRequirement(
  me: { organizationId: string; id: string },
  { tx, now, connectionId }: { tx: Transaction; now: Date; connectionId?: string },
): Promise<boolean> {
  const { organizationId } = me;
  const found = await findRequirement(organizationId, tx);
  if (!found || (connectionId !== undefined && connectionId !== found.connectionId)) return false;
  await clearRequirement(organizationId, tx);
  await forgetRecoveryCode(organizationId, tx);
  await announceToOwners(me, "ssoNotRequired", { tx, now });
  return true;
}
