import { NotificationList } from "./NotificationList.tsx";
import { NotificationShow } from "./NotificationShow.tsx";
import type { SentNotification } from "./SentNotification.ts";

/** What was told to whom: read, and tried again where it has failed. */
export const notifications = {
  list: NotificationList,
  show: NotificationShow,
  recordRepresentation: ({ event }: SentNotification) => event,
};
