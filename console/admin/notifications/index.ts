import { inWords } from "../parts/words.ts";
import { NotificationList } from "./NotificationList.tsx";
import { NotificationShow } from "./NotificationShow.tsx";
import type { SentNotification } from "./SentNotification.ts";

/** The notifications, which are read-only; failed ones can be sent again. */
export const notifications = {
  list: NotificationList,
  show: NotificationShow,
  recordRepresentation: ({ event, recipientName, email }: SentNotification) =>
    `${inWords(event)} to ${recipientName ?? email}`,
};
