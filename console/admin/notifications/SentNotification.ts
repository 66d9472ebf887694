import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";
import type { NOTIFICATION_STATUSES } from "#core/notify/NotificationsQuery.ts";

/** A notification as the console is told of it. */
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
  /** What it says, where it was only kept; in the single one only. */
  text?: string | null;
}
