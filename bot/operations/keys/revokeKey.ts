import { Nothing } from "#core/inputs.ts";
import { may } from "#core/people/access/access.ts";
import { findKey, revokeKeyRow } from "#db/queries/keys/keys.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

export const revokeKey = operationOn("revokeKey", Nothing, async (id, _, { me, tx, now, audit }) => {
  const key = await findKey(me.organizationId, id, tx);
  const isOwn = key?.userId === me.id && !key.isService;
  if (!key || !(isOwn || may(me.role, "listAllKeys"))) throw notFound("The key");
  if (!(await revokeKeyRow(me.organizationId, id, { now, tx }))) throw notFound("The key");
  const { userId, isService: service, scopes } = key;
  await audit({ subject: ["key", id], before: { userId, service, scopes } });
});
