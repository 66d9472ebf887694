import { Router } from "express";
import type { PingAnswer, ReplayAnswer, WebhookAnswer, WebhookSecretAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import type { WithSecret } from "#bot/operations/webhooks/createWebhook.ts";
import { createWebhook } from "#bot/operations/webhooks/createWebhook.ts";
import { deleteWebhook } from "#bot/operations/webhooks/deleteWebhook.ts";
import { editWebhook } from "#bot/operations/webhooks/editWebhook.ts";
import { listWebhookMessages, listWebhooks } from "#bot/operations/webhooks/listWebhooks.ts";
import { pingWebhook } from "#bot/operations/webhooks/pingWebhook.ts";
import { replayWebhookMessage, replayWebhooks } from "#bot/operations/webhooks/replayWebhooks.ts";
import { rotateWebhookSecret } from "#bot/operations/webhooks/rotateWebhookSecret.ts";
import { actorOf } from "../../auth/actorOf.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentWebhook, presentWebhookMessage } from "../../present/webhooks/presentWebhook.ts";

export function webhookRoutes({ clock }: Pick<HttpContext, "clock">): Router {
  const webhooks = Router({ caseSensitive: true });
  const withSecret = ({ row, secret }: WithSecret): WebhookSecretAnswer => ({
    ...presentWebhook(row, clock.now()),
    signingSecret: secret,
  });

  webhooks.get("/", async (req, res) => {
    const found = await listWebhooks(actorOf(req), {});
    res.json(found.map((row): WebhookAnswer => presentWebhook(row, clock.now())));
  });

  webhooks.post("/", async (req, res) => {
    res.status(201).json(withSecret(await createWebhook(actorOf(req), inputOf(req))));
  });

  webhooks.patch("/:id", async (req, res) => {
    res.json(presentWebhook(await editWebhook(actorOf(req), req.params.id, inputOf(req)), clock.now()));
  });

  webhooks.delete("/:id", async (req, res) => {
    await deleteWebhook(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  webhooks.post("/:id/secret", async (req, res) => {
    res.json(withSecret(await rotateWebhookSecret(actorOf(req), req.params.id, {})));
  });

  webhooks.post("/:id/ping", async (req, res) => {
    res.status(202).json((await pingWebhook(actorOf(req), req.params.id, {})) satisfies PingAnswer);
  });

  webhooks.get("/:id/messages", async (req, res) => {
    res.json((await listWebhookMessages(actorOf(req), req.params.id, req.query)).map(presentWebhookMessage));
  });

  webhooks.post("/:id/replay", async (req, res) => {
    res.status(202).json((await replayWebhooks(actorOf(req), req.params.id, inputOf(req))) satisfies ReplayAnswer);
  });

  return webhooks;
}

export function webhookMessageRoutes(): Router {
  const messages = Router({ caseSensitive: true });

  messages.post("/:id/replay", async (req, res) => {
    res.status(202).json((await replayWebhookMessage(actorOf(req), req.params.id, {})) satisfies ReplayAnswer);
  });

  return messages;
}
