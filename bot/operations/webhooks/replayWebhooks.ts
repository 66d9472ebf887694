import { Nothing } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { MAX_REPLAYED, ReplayInput } from "#core/webhooks/WebhookInput.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { countWaitingRepeats, findMessage, repeatMessage, repeatMessages } from "#db/queries/webhooks/messages.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { lockEndpoint } from "./steps/lockEndpoint.ts";

/** Throws (409) if the message is still waiting. */
export const replayWebhookMessage = operationOn(
  "replayWebhooks",
  Nothing,
  async (messageId, _, { me, tx, now, audit }) => {
    const { organizationId } = me;
    const message = await findMessage(organizationId, messageId, tx);
    if (!message) throw notFound("The message");
    await lockEndpoint(organizationId, message.endpointId, tx);
    if (!(await repeatMessage(organizationId, messageId, { tx, now }))) {
      throw new Refusal("conflict", "still_waiting", "This message is still waiting to be sent");
    }
    tx.afterCommit(wakeDelivery);
    await audit({ subject: ["webhook", message.endpointId], after: { messageId } });
    return { repeated: 1 };
  },
);

export const replayWebhooks = operationOn("replayWebhooks", ReplayInput, async (id, range, context) => {
  const { me, tx, now, audit } = context;
  const { organizationId } = me;
  await lockEndpoint(organizationId, id, tx);
  const most = MAX_REPLAYED - (await countWaitingRepeats(organizationId, id, tx));
  if (most <= 0) {
    const text = "1,000 messages are still waiting to be sent again. Please try again later.";
    throw new Refusal("conflict", "still_waiting", text);
  }
  const wanted = { ...range, most };
  const repeated = await repeatMessages({ organizationId, endpointId: id }, wanted, { tx, now });
  tx.afterCommit(wakeDelivery);
  await audit({ subject: ["webhook", id], after: { ...range, repeated } });
  return { repeated };
});
