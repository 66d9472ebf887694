import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { SentNotification } from "./SentNotification.ts";

/** The label of each notification status. */
export const STATUS_LABELS: Record<SentNotification["status"], string> = {
  pending: "Pending",
  sent: "Sent",
  kept: "Stored",
  obsolete: "No longer needed",
  failed: "Failed",
};

/** The label of each notification channel. */
export const CHANNEL_LABELS: Record<NotificationChannel, string> = { mail: "Email", slack: "Slack" };
