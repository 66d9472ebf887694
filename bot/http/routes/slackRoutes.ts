import { Router } from "express";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { readSlackStatus } from "#bot/operations/slack/readSlackStatus.ts";
import { Refusal } from "#core/refusal.ts";
import { actorOf } from "../signedIn.ts";

const NOT_SET_UP = "Slack is not set up on this server. Ask whoever runs it to set the SLACK_ variables.";

/** /api/slack: the connection to a workspace, as the settings show it. */
export function slackRoutes(): Router {
  const slack = Router({ caseSensitive: true });

  slack.get("/status", async (req, res) => {
    res.json(await readSlackStatus(actorOf(req), {}));
  });

  slack.delete("/installation", async (req, res) => {
    await disconnectSlack(actorOf(req), {});
    res.status(204).end();
  });

  // The whole browser comes here, so an answer is a page; the status is read only for its permission.
  slack.get("/install", async (req, res) => {
    await readSlackStatus(actorOf(req), {});
    res.redirect(`/settings/slack?error=${encodeURIComponent(NOT_SET_UP)}`);
  });

  return slack;
}

/** Where Slack posts to. It signs what it sends, so this stands before the checks for browsers. */
export function slackEvents(): Router {
  const events = Router({ caseSensitive: true });
  events.post("/api/slack/events", () => {
    throw new Refusal("missing", "slack_not_set_up", NOT_SET_UP);
  });
  return events;
}
