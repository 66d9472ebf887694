import { Nothing } from "#core/inputs.ts";
import { PING } from "#core/webhooks/webhookEvents.ts";
import { newId } from "#db/newId.ts";
import { WebhookMessage } from "#db/models/webhooks/WebhookMessage.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { operationOn } from "../operation.ts";
import { lockEndpoint } from "./steps/lockEndpoint.ts";

export const pingWebhook = operationOn("pingWebhook", Nothing, async (id, _, { me, tx, now, audit }) => {
  const { organizationId } = me;
  await lockEndpoint(organizationId, id, tx);
  const messageId = newId();
  await WebhookMessage.create(
    {
      organizationId,
      id: messageId,
      endpointId: id,
      event: PING,
      data: { webhookId: id },
      occurredAt: now,
      nextAttemptAt: now,
      createdAt: now,
    },
    { transaction: tx },
  );
  tx.afterCommit(wakeDelivery);
  await audit({ subject: ["webhook", id], after: { messageId } });
  return { messageId };
});
