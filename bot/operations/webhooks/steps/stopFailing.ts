import type { Transaction } from "sequelize";
import { dropMessages, stopEndpoint } from "#db/queries/webhooks/endpoints.ts";
import { recipientsAround } from "#db/queries/notifications/recipients.ts";
import { writeAuditEntry } from "../../audit.ts";
import { announce } from "../../notifications/steps/announce.ts";

export async function stopFailing(
  { organizationId, id, reason }: { organizationId: string; id: string; reason: "gone" | "failing" },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (!(await stopEndpoint({ organizationId, id, reason }, tx))) return;
  await dropMessages(organizationId, id, tx);
  const { people } = await recipientsAround(organizationId, [], now, tx);
  const owners = [...people.values()].filter(({ role }) => role === "Owner");
  const key = `${id}:${now.getTime()}`;
  await announce({ organizationId, event: "webhook.stopped", key, payload: { webhookId: id } }, owners, { tx, now });
  const by = { organizationId, userId: null, source: "clock", action: "stopWebhook", at: now } as const;
  await writeAuditEntry(by, { subject: ["webhook", id], before: { isOn: true }, after: { isOn: false, reason } }, tx);
}
