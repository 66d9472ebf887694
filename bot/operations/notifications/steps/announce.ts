import type { Transaction } from "sequelize";
import { channelsFor, notificationChannels, wantsReminders } from "#core/notify/notificationChannels.ts";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";
import { batch, insertion } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { Notification } from "#db/models/Notification.ts";

/** Something that happened. `key` names it: nobody hears of the same thing by the same channel twice. */
export interface Announcement {
  organizationId: string;
  event: NotificationEvent;
  key: string;
  /** What it is about, by ids: what the message says of it is read when it is sent. */
  payload: Record<string, unknown>;
}

/** Who is to hear of it. */
export interface Recipient {
  id: string;
  notificationChoices: Record<string, unknown>;
  /** Whether there is a Slack workspace in which they may be told; who is not found there gets mail. */
  hasSlack: boolean;
}

/** Announces something to people, by the channels that each of them chose, within the transaction in which it happens. */
export async function announce(
  announcement: Announcement,
  people: readonly Recipient[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const rows = notificationsOf(announcement, people, now);
  if (rows.length === 0) return;
  tx.afterCommit(wakeDelivery);
  await writeAtCommit(insertion(batch(Notification, rows)), tx);
}

/** Returns the notifications of an announcement: one for each person and channel that they chose. */
export function notificationsOf(
  { organizationId, event, key, payload }: Announcement,
  people: readonly Recipient[],
  now: Date,
) {
  const common = { organizationId, event, eventKey: `${event}:${key}`, payload, nextAttemptAt: now, createdAt: now };
  return people
    .filter(({ notificationChoices }) => event !== "request.reminded" || wantsReminders(notificationChoices))
    .flatMap(({ id, notificationChoices, hasSlack }) =>
      notificationChannels(notificationChoices, channelsFor(event, { hasSlack })).map((channel) => ({
        ...common,
        id: newId(),
        recipientId: id,
        channel,
      })),
    );
}

/** Sends a mail to an address, whatever its owner chose: what they asked for themselves, or whom we don't know yet. */
export async function announceTo(
  { organizationId, event, key, payload }: Announcement,
  { recipientId, email }: { recipientId: string | null; email: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const row = {
    id: newId(),
    organizationId,
    event,
    eventKey: `${event}:${key}`,
    recipientId,
    email,
    channel: "mail" as const,
    payload,
    nextAttemptAt: now,
    createdAt: now,
  };
  tx.afterCommit(wakeDelivery);
  await writeAtCommit(insertion(batch(Notification, [row])), tx);
}
