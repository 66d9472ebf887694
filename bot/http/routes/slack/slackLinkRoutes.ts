import { Router } from "express";
import type { SlackLinkAnswer } from "#core/api/accountAnswers.ts";
import { readSlackLink } from "#bot/operations/slack/links/readSlackLink.ts";
import { useSlackLink } from "#bot/operations/slack/links/useSlackLink.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { actorOf } from "../../auth/actorOf.ts";

export function slackLinkRoutes(): Router {
  const link = Router({ caseSensitive: true });

  link.get("/slack-link", async (req, res) => {
    res.json((await readSlackLink(actorOf(req), { token: req.query["token"] })) satisfies SlackLinkAnswer);
  });

  link.post("/slack-link", async (req, res) => {
    await useSlackLink(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  return link;
}
