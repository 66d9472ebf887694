import type { Router } from "express";
import { listNotifications } from "#bot/operations/notifications/listNotifications.ts";
import { readNotification } from "#bot/operations/notifications/readNotification.ts";
import { retryNotification } from "#bot/operations/notifications/retryNotification.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

/** /api/admin/notifications: what was told to whom, what is kept to be read, and what could not be told. */
export function notificationRoutes(): Router {
  const browse = { list: listNotifications, read: readNotification };
  const notifications = resourceRoutes("notifications", browse, (notification) => notification);

  notifications.post("/:id/retry", async (req, res) => {
    const actor = consoleActor(req);
    await retryNotification(actor, req.params.id, {});
    res.json(await readNotification(actor, req.params.id, {}));
  });

  return notifications;
}
