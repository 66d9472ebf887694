import type { Transaction } from "sequelize";
import { channelsOf } from "#core/notify/notificationChannels.ts";
import type { AnnouncedEvent, MailedEvent, NotificationEvent } from "#core/notify/NotificationEvent.ts";
import { batch, insertion, insertManyRows } from "#db/insertRows.ts";
import type { NotificationChoices } from "#core/preferences/NotificationChoices.ts";
import { newId } from "#db/newId.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { reportChange } from "#db/queries/live/reportChange.ts";
import { wakeDelivery, wakeDeliveryAfter } from "#db/queries/notifications/notifications.ts";
import { Notification } from "#db/models/Notification.ts";

/** `key` identifies the event, so a person is notified of it only once per channel. */
interface Announcement<Event extends NotificationEvent> {
  organizationId: string;
  event: Event;
  key: string;
  payload: Record<string, unknown>;
}

export interface Recipient {
  id: string;
  notificationChoices: NotificationChoices;
  hasSlack: boolean;
}

/** Call `announce` in the event's transaction. Sends no notification before `sendAt`. */
export async function announce(
  announcement: Announcement<AnnouncedEvent>,
  people: readonly Recipient[],
  { tx, now, sendAt = now }: { tx: Transaction; now: Date; sendAt?: Date },
): Promise<void> {
  const rows = notificationsOf(announcement, people, now, sendAt);
  if (rows.length === 0) return;
  tx.afterCommit(() => (sendAt > now ? wakeDeliveryAfter(sendAt.getTime() - now.getTime()) : wakeDelivery()));
  reportInboxes(rows, tx, sendAt.getTime() - now.getTime());
  await writeAtCommit(insertion(batch(Notification, rows)), tx);
}

export async function announceEach(
  announcements: readonly { announcement: Announcement<AnnouncedEvent>; people: readonly Recipient[] }[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const notifications = announcements.flatMap(({ announcement, people }) => notificationsOf(announcement, people, now));
  if (notifications.length === 0) return;
  tx.afterCommit(wakeDelivery);
  reportInboxes(notifications, tx);
  await insertManyRows(Notification, notifications, tx);
}

function reportInboxes(
  notifications: readonly { organizationId: string; recipientId: string | null }[],
  tx: Transaction,
  afterMs = 0,
): void {
  for (const { organizationId, recipientId } of notifications) {
    if (recipientId !== null) reportChange(organizationId, ["inbox", recipientId], tx, afterMs);
  }
}

/** A delayed notification gets its sending time as its creation time, because the inbox shows it from then on. */
function notificationsOf(
  { organizationId, event, key, payload }: Announcement<AnnouncedEvent>,
  people: readonly Recipient[],
  now: Date,
  sendAt = now,
) {
  const common = {
    organizationId,
    event,
    eventKey: `${event}:${key}`,
    payload,
    nextAttemptAt: sendAt,
    createdAt: sendAt,
  };
  return people.flatMap(({ id, notificationChoices, hasSlack }) =>
    channelsOf(event, notificationChoices, { hasSlack }).map((channel) => ({
      ...common,
      id: newId(),
      recipientId: id,
      channel,
    })),
  );
}

/** Ignores notification settings. */
export async function announceTo(
  { organizationId, event, key, payload }: Announcement<MailedEvent>,
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
  reportInboxes([row], tx);
  await writeAtCommit(insertion(batch(Notification, [row])), tx);
}
