import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { findNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { reading } from "../reading.ts";

export const listNotifications = reading("listNotifications", NotificationsQuery, (query, { me }) =>
  findNotifications(me.organizationId, query),
);
