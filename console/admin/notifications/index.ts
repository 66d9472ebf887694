import { NotificationList } from "./NotificationList.tsx";
import { notificationTitle } from "./notificationLabels.ts";
import { NotificationShow } from "./NotificationShow.tsx";

export const notifications = {
  list: NotificationList,
  show: NotificationShow,
  recordRepresentation: notificationTitle,
};
