import type { Transaction } from "sequelize";
import { millisecondsInDay } from "date-fns/constants";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { Notification } from "#db/models/Notification.ts";

const VALID_MS = 14 * millisecondsInDay;

interface How {
  tx: Transaction;
  now: Date;
  isMoved?: boolean;
}

export async function announceAdded(
  people: readonly { id: string }[],
  by: { organizationId: string; id: string },
  { tx, now, isMoved = false }: How,
): Promise<void> {
  if (people.length === 0) return;
  const payload = { actorId: by.id, expiresAt: new Date(now.getTime() + VALID_MS).toISOString(), isMoved };
  const rows = await mapWithPauses(people, ({ id }) => ({
    id: newId(),
    organizationId: by.organizationId,
    event: "person.added",
    eventKey: isMoved ? `person.added:${id}:${newId()}` : `person.added:${id}`,
    recipientId: id,
    channel: "mail" as const,
    payload,
    nextAttemptAt: now,
    createdAt: now,
  }));
  tx.afterCommit(wakeDelivery);
  await insertManyRows(Notification, rows, tx);
}
