import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { findNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { reading } from "../reading.ts";

/** Of every status, newest first by default. */
export const listNotifications = reading("listNotifications", NotificationsQuery, (query, { me }) =>
  findNotifications(me.organizationId, query),
);
