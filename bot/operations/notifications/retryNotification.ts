import { Nothing } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { Notification } from "#db/models/Notification.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

export const retryNotification = operationOn("retryNotification", Nothing, async (id, _, { me, tx, now, audit }) => {
  const { organizationId } = me;
  const where = { organizationId, id };
  // A locked row is being sent or retried, so don't wait for its lock.
  const found = await Notification.findOne({ where, lock: tx.LOCK.UPDATE, skipLocked: true, transaction: tx });
  if (found?.status !== "failed") {
    if (!found && !(await Notification.findOne({ where, transaction: tx }))) throw notFound("The notification");
    throw new Refusal("conflict", "not_failed", "Only failed notifications can be sent again");
  }
  await found.update({ status: "pending", attempts: 0, nextAttemptAt: now }, { transaction: tx });
  tx.afterCommit(wakeDelivery);
  await audit({ subject: ["notification", id], before: { status: "failed" }, after: { status: "pending" } });
});
