import { inWords } from "../parts/words.ts";
import { NotificationList } from "./NotificationList.tsx";
import { NotificationShow } from "./NotificationShow.tsx";
import type { SentNotification } from "./SentNotification.ts";

/** What was told to whom: read, and tried again where it has failed. */
export const notifications = {
  list: NotificationList,
  show: NotificationShow,
  recordRepresentation: ({ event, recipientName, email }: SentNotification) =>
    `${inWords(event)} to ${recipientName ?? email}`,
};
