import { useEffect } from "react";
import { useNotificationContext, useTranslate } from "react-admin";
import { useToast } from "#console/shared/toast/toastContext.ts";

/** Shows react-admin's notifications as toasts, as on the dashboard. */
export function ToastNotifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const toast = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const told = takeNotification();
    if (!told || typeof told.message !== "string") return;
    const text = translate(told.message, { _: told.message, ...told.notificationOptions?.messageArgs });
    toast(told.type === "error" ? { title: "Error", description: text, tone: "destructive" } : { title: text });
  }, [notifications, takeNotification, toast, translate]);
  return null;
}
