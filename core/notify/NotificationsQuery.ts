import type { z } from "zod";
import { oneOf, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { NOTIFICATION_CHANNELS } from "./notificationChannels.ts";
import { NOTIFICATION_EVENTS } from "./NotificationEvent.ts";

/** `kept`: stored but not sent; `obsolete`: no longer needed. */
export const NOTIFICATION_STATUSES = ["pending", "sent", "kept", "obsolete", "failed"] as const;

const NOTIFICATION_ORDERS = [
  "createdAt",
  "event",
  "channel",
  "recipientName",
  "email",
  "status",
  "attempts",
  "nextAttemptAt",
  "sentAt",
] as const;

export const NotificationsQuery = listQuery({
  orders: NOTIFICATION_ORDERS,
  sort: "createdAt",
  order: "DESC",
  filters: {
    status: orAbsent(oneOf(NOTIFICATION_STATUSES)),
    event: orAbsent(oneOf(NOTIFICATION_EVENTS)),
    channel: orAbsent(oneOf(NOTIFICATION_CHANNELS)),
  },
});
export type NotificationsQuery = z.output<typeof NotificationsQuery>;
