import type { Transaction } from "sequelize";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { Notification } from "#db/models/Notification.ts";

/** The link for an added person to set a password is valid this long, in milliseconds. */
const VALID_MS = 14 * 86_400_000;

/** Sends each added person an email that names who added them and has a link to set a password. */
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
