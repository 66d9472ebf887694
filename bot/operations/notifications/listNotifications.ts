import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { findNotifications } from "#db/queries/sentNotifications.ts";
import { reading } from "../operation.ts";

/** What was told to whom, newest first, and what could not be. */
export const listNotifications = reading("listNotifications", NotificationsQuery, ({ status, from, count }, { me }) =>
  findNotifications(me.organizationId, { status: status ?? null, from, count }),
);
