import { Nothing } from "#core/inputs.ts";
import { findOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { reading } from "../operation.ts";
import { waysToConfirm } from "../auth/google/steps/waysToConfirm.ts";

/**
 * Returns the caller's second factor: when it was turned on, the number of recovery codes left, and how to confirm a
 * change.
 */
export const readSecondFactor = reading("readSecondFactor", Nothing, async (_, { me, actor, clock }) => {
  const { organizationId, id } = me;
  const { confirmedAt, codesLeft } = await findSecondFactor(organizationId, id);
  const { secondFactorRoles } = await findOrganizationSettings(organizationId);
  return {
    isOn: confirmedAt !== null,
    since: confirmedAt,
    recoveryCodesLeft: codesLeft,
    isRequired: secondFactorRoles.includes(me.role),
    confirmBy: await waysToConfirm("secondFactor", { me, actor, now: clock.now() }),
  };
});
