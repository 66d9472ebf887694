import { Nothing } from "#core/inputs.ts";
import { findNotification } from "#db/queries/notifications/sentNotifications.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

/** Includes the text if it was stored because no mail server is configured. */
export const readNotification = readingOn("listNotifications", Nothing, async (id, _, { me }) => {
  const found = await findNotification(me.organizationId, id);
  if (!found) throw notFound("The notification");
  return found;
});
