import { Nothing } from "#core/inputs.ts";
import { findProvisioningTokens } from "#db/queries/keys/keys.ts";
import { findProvisioningCalls } from "#db/queries/provisioning/calls.ts";
import { reading } from "../reading.ts";

export const readProvisioning = reading("readProvisioning", Nothing, async (_, { me, clock }) => {
  return {
    tokens: await findProvisioningTokens(me.organizationId, clock.now()),
    calls: await findProvisioningCalls(me.organizationId),
  };
});
