import type { Transaction } from "sequelize";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { Notification } from "#db/models/Notification.ts";

/** So long the link works by which somebody who was added sets a password, in milliseconds. */
const VALID_MS = 14 * 86_400_000;

/** Tells people who were added that they were, and by whom: a mail to each, with a link to set a password. */
export async function announceAdded(
  people: readonly { id: string }[],
  by: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (people.length === 0) return;
  const payload = { actorId: by.id, expiresAt: new Date(now.getTime() + VALID_MS).toISOString() };
  const rows = people.map(({ id }) => ({
    id: newId(),
    organizationId: by.organizationId,
    event: "person.added",
    eventKey: `person.added:${id}`,
    recipientId: id,
    channel: "mail" as const,
    payload,
    nextAttemptAt: now,
    createdAt: now,
  }));
  tx.afterCommit(wakeDelivery);
  await insertManyRows(Notification, rows, tx);
}
