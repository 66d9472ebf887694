import type { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import type { NotificationView } from "#db/queries/notifications/sentNotifications.ts";

interface Message {
  text: string | null;
  html: string | null;
}

export function presentNotification(notification: NotificationView & Partial<Message>): NotificationAnswer {
  const { nextAttemptAt, sentAt, createdAt, ...rest } = notification;
  return {
    ...rest,
    nextAttemptAt: nextAttemptAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
