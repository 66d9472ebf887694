import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { findNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { reading } from "../reading.ts";

/** Returns notifications of every status, such as sent or failed, newest first by default. */
export const listNotifications = reading("listNotifications", NotificationsQuery, (query, { me }) =>
  findNotifications(me.organizationId, query),
);
