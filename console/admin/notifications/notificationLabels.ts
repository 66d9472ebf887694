import type { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";

/** The label of each notification status. */
export const STATUS_LABELS: Record<NotificationAnswer["status"], string> = {
  pending: "Pending",
  sent: "Sent",
  kept: "Stored",
  obsolete: "No longer needed",
  failed: "Failed",
};

/** The label of each notification channel. */
export const CHANNEL_LABELS: Record<NotificationChannel, string> = { mail: "Email", slack: "Slack" };
