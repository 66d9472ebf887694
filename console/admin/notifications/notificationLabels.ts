import type { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";

export const STATUS_LABELS: Record<NotificationAnswer["status"], string> = {
  pending: "Pending",
  sent: "Sent",
  kept: "Stored",
  obsolete: "No longer needed",
  failed: "Failed",
};

export const CHANNEL_LABELS: Record<NotificationChannel, string> = { mail: "Email", slack: "Slack" };
