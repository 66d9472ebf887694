import { presentNotification } from "../present/presentNotification.ts";
import type { Router } from "express";
import { listNotifications } from "#bot/operations/notifications/listNotifications.ts";
import { readNotification } from "#bot/operations/notifications/readNotification.ts";
import { retryNotification } from "#bot/operations/notifications/retryNotification.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

export function notificationResource(): Router {
  const browse = { list: listNotifications, read: readNotification };
  const notifications = resourceRoutes("notifications", browse, presentNotification);

  notifications.post("/:id/retry", async (req, res) => {
    const actor = consoleActor(req);
    await retryNotification(actor, req.params.id, {});
    res.json(presentNotification(await readNotification(actor, req.params.id, {})));
  });

  return notifications;
}
