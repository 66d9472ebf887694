import { NotificationList } from "./NotificationList.tsx";
import { notificationTitle } from "./notificationLabels.ts";
import { NotificationShow } from "./NotificationShow.tsx";

/** The notifications, which are read-only; failed ones can be sent again. */
export const notifications = {
  list: NotificationList,
  show: NotificationShow,
  recordRepresentation: notificationTitle,
};
