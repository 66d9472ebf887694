import type { z } from "zod";
import { oneOf, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { NOTIFICATION_CHANNELS } from "./notificationChannels.ts";
import { NOTIFICATION_EVENTS } from "./NotificationEvent.ts";

/** What became of a notification: `kept` had nothing to be sent by, `obsolete` was not needed any more. */
export const NOTIFICATION_STATUSES = ["pending", "sent", "kept", "obsolete", "failed"] as const;

/** By what notifications can be put in order; `createdAt` goes by their ids, which sort by age. */
export const NOTIFICATION_ORDERS = [
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

/** Which notifications to show, of all that there are: so many from one on, the newest first unless it says otherwise. */
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
