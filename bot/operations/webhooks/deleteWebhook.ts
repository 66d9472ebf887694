import { Nothing } from "#core/inputs.ts";
import { operationOn } from "../operation.ts";
import { lockEndpoint } from "./steps/lockEndpoint.ts";

export const deleteWebhook = operationOn("deleteWebhook", Nothing, async (id, _, { me, tx, audit }) => {
  const endpoint = await lockEndpoint(me.organizationId, id, tx);
  const { name, url, events } = endpoint;
  await endpoint.destroy({ transaction: tx });
  await audit({ subject: ["webhook", id], before: { name, url, events } });
});
