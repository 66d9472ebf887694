import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { allNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { exporting } from "./exporting.ts";

/** What was told to whom, and what could not be, as a file. */
export const exportNotifications = exporting(
  "listNotifications",
  "notifications",
  NotificationsQuery,
  (query, { me }) => allNotifications(me.organizationId, query),
);
