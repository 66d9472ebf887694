import type { Transaction } from "sequelize";
import { isAnnounced } from "#db/queries/notifications/isAnnounced.ts";
import { announceAccountChange } from "../../notifications/steps/announceAccountChange.ts";

const HOUR_MS = 3_600_000;

/** Sends the person at most one email per webhook and clock hour. The webhook must be locked or new. */
export async function announceWebhookChange(
  person: { organizationId: string; id: string; email: string },
  webhookId: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const key = `${webhookId}:${Math.floor(now.getTime() / HOUR_MS)}`;
  if (await isAnnounced(person, `account.changed:${key}`, tx)) return;
  await announceAccountChange(person, "webhookChanged", { tx, now, key });
}
