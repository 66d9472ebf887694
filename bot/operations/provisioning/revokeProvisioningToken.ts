import { Nothing } from "#core/inputs.ts";
import { findProvisioningTokens, revokeKeyRow } from "#db/queries/keys/keys.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

export const revokeProvisioningToken = operationOn("revokeProvisioningToken", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = context;
  const tokens = await findProvisioningTokens(me.organizationId, now, tx);
  const token = tokens.find((one) => one.id === id);
  if (!token || !(await revokeKeyRow(me.organizationId, id, { now, tx }))) throw notFound("The token");
  await audit({ subject: ["key", id], before: { userId: token.userId, service: true, scopes: [] } });
});
