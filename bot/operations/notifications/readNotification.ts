import { Nothing } from "#core/inputs.ts";
import { findNotification } from "#db/queries/notifications/sentNotifications.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

/** Includes an email's text if no mail server is configured, because the text is then stored. */
export const readNotification = readingOn("listNotifications", Nothing, async (id, _, { me }) => {
  const found = await findNotification(me.organizationId, id);
  if (!found) throw notFound("The notification");
  return found;
});
