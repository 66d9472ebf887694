import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { findNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { reading } from "../operation.ts";

/** What was told to whom, newest first unless it says otherwise, and what could not be. */
export const listNotifications = reading("listNotifications", NotificationsQuery, (query, { me }) =>
  findNotifications(me.organizationId, query),
);
