import { discardNotifications, releaseNotifications } from "#db/queries/notifications/heldNotifications.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { discardWebhooks, releaseWebhooks } from "#db/queries/webhooks/dueWebhooks.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

/** Affects all organizations, as a restore does. */
export function releaseHeld({ discard }: { discard: boolean }): Promise<number> {
  return transactionally(async (tx) => {
    if (discard) return (await discardNotifications(tx)) + (await discardWebhooks(tx));
    tx.afterCommit(wakeDelivery);
    const now = operationsRuntime().clock.now();
    return (await releaseNotifications(now, tx)) + (await releaseWebhooks(now, tx));
  });
}
