import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { allNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { exporting } from "./exporting.ts";

/** Exports notifications, sent and failed. */
export const exportNotifications = exporting(
  "listNotifications",
  "notifications",
  NotificationsQuery,
  (query, { me }) => allNotifications(me.organizationId, query),
);
