import type { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import { inWords } from "../parts/words.ts";
import { NotificationList } from "./NotificationList.tsx";
import { NotificationShow } from "./NotificationShow.tsx";

/** The notifications, which are read-only; failed ones can be sent again. */
export const notifications = {
  list: NotificationList,
  show: NotificationShow,
  recordRepresentation: ({ event, recipientName, email }: NotificationAnswer) =>
    `${inWords(event)} to ${recipientName ?? email}`,
};
