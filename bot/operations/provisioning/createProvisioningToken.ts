import { keyState } from "#core/keys/keyState.ts";
import { assertFewTokens, TokenInput } from "#core/provisioning/TokenInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { findProvisioningTokens, type KeyRow } from "#db/queries/keys/keys.ts";
import { insertKey } from "../keys/steps/insertKey.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { preparedOperation, type Preparing } from "../preparedOperation.ts";

export const createProvisioningToken = preparedOperation(
  "createProvisioningToken",
  TokenInput,
  countNewToken,
  async (input, _, before): Promise<{ row: KeyRow; token: string }> => {
    const context = await lockOrganization(before);
    const { me, tx, now } = context;
    const { organizationId } = me;
    const others = await findProvisioningTokens(organizationId, now, tx);
    assertFewTokens(others.filter((other) => keyState(other, now) === "active").length);
    const { id, token } = await insertKey("provisioning", { ...input, scopes: [] }, context);
    const row = (await findProvisioningTokens(organizationId, now, tx)).find((one) => one.id === id);
    if (!row) throw new Error("The new token was not found");
    return { row, token };
  },
);

async function countNewToken(_: unknown, { me, count }: Preparing): Promise<void> {
  await count([limits.newKeys, me.id]);
}
