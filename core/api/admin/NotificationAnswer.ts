import { z } from "zod";
import { NOTIFICATION_CHANNELS } from "#core/notify/notificationChannels.ts";
import { NOTIFICATION_EVENTS } from "#core/notify/NotificationEvent.ts";
import { NOTIFICATION_STATUSES } from "#core/notify/NotificationsQuery.ts";
import { count, id, instant } from "../fields.ts";

export const NotificationAnswer = z.strictObject({
  id,
  event: z.enum(NOTIFICATION_EVENTS),
  channel: z.enum(NOTIFICATION_CHANNELS),
  recipientName: z.string().nullable(),
  email: z.string(),
  status: z.enum(NOTIFICATION_STATUSES),
  attempts: count,
  nextAttemptAt: instant,
  lastError: z.string().nullable(),
  sentAt: instant.nullable(),
  createdAt: instant,
  subject: z.string().nullable(),
  /** Present only in the response for a single notification. */
  text: z.string().nullable().exactOptional(),
  html: z.string().nullable().exactOptional(),
});
export type NotificationAnswer = z.infer<typeof NotificationAnswer>;
