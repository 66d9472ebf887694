import type { Transaction } from "sequelize";
import { clearRequirement, findRequirement, forgetRecoveryCode } from "#db/queries/sso/requirement.ts";
import { announceToOwners } from "../../notifications/steps/announceToOwners.ts";

export async function endRequirement(
  me: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<boolean> {
  const { organizationId } = me;
  if (!(await findRequirement(organizationId, tx))) return false;
  await clearRequirement(organizationId, tx);
  await forgetRecoveryCode(organizationId, tx);
  await announceToOwners(me, "ssoNotRequired", { tx, now });
  return true;
}
