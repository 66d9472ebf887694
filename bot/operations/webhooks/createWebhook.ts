import { assertFewEndpoints, WebhookInput } from "#core/webhooks/WebhookInput.ts";
import { newId } from "#db/newId.ts";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import type { EndpointRow } from "#db/queries/webhooks/endpoints.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { announceWebhookChange } from "./steps/announceWebhookChange.ts";
import { readEndpoint } from "./steps/lockEndpoint.ts";
import { newSecret } from "./steps/newSecret.ts";

export interface WithSecret {
  row: EndpointRow;
  secret: string;
}

export const createWebhook = operation("createWebhook", WebhookInput, async (input, context): Promise<WithSecret> => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  assertFewEndpoints(await WebhookEndpoint.count({ where: { organizationId }, transaction: tx }));
  const id = newId();
  const { secret, sealed } = newSecret(organizationId);
  const row = { organizationId, id, ...input, isOn: true, secretSealed: sealed, createdAt: now };
  await WebhookEndpoint.create(row, { transaction: tx });
  // Security: the creator is notified, because a webhook that an intruder created outlives the intruder's session.
  await announceWebhookChange(me, id, { tx, now });
  await audit({ subject: ["webhook", id], after: { ...input } });
  return { row: await readEndpoint(organizationId, id, tx), secret };
});
