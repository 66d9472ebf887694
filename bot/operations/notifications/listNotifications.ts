import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { findNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { reading } from "../reading.ts";

/** Includes every status unless the query has one. The newest come first by default. */
export const listNotifications = reading("listNotifications", NotificationsQuery, (query, { me }) =>
  findNotifications(me.organizationId, query),
);
