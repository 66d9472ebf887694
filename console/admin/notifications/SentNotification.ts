import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";
import type { NOTIFICATION_STATUSES } from "#core/notify/NotificationsQuery.ts";

/** A notification, as the server sends it to the console. */
export interface SentNotification {
  id: string;
  event: NotificationEvent;
  channel: NotificationChannel;
  recipientName: string | null;
  email: string;
  status: (typeof NOTIFICATION_STATUSES)[number];
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  sentAt: string | null;
  createdAt: string;
  subject: string | null;
  /** The text of a notification that was only stored; absent in lists. */
  text?: string | null;
}
