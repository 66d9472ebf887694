import { shownAddress } from "#core/people/erasure.ts";
import type { NotificationView } from "#db/queries/notifications/sentNotifications.ts";
import { moment } from "./cells.ts";
import type { Columns } from "./Columns.ts";

/** The columns of notifications, without their texts. */
export const notificationColumns: Columns<NotificationView> = {
  event: ({ event }) => event,
  channel: ({ channel }) => channel,
  recipient: ({ recipientName }) => recipientName,
  email: ({ email }) => shownAddress(email),
  subject: ({ subject }) => subject,
  status: ({ status }) => status,
  attempts: ({ attempts }) => attempts,
  "made (UTC)": ({ createdAt }) => moment(createdAt),
  "sent (UTC)": ({ sentAt }) => moment(sentAt),
  "last error": ({ lastError }) => lastError,
};
