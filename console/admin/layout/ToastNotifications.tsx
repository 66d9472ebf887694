import { useEffect } from "react";
import { useNotificationContext, useTranslate } from "react-admin";
import { useToast } from "#console/shared/toast/toastContext.ts";

export function ToastNotifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const toast = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== "string") return;
    const text = translate(notification.message, {
      _: notification.message,
      ...notification.notificationOptions?.messageArgs,
    });
    toast(notification.type === "error" ? { title: "Error", description: text, tone: "destructive" } : { title: text });
  }, [notifications, takeNotification, toast, translate]);
  return null;
}
