import { type Request, Router } from "express";
import type { SlackStatusAnswer } from "#core/api/SlackStatusAnswer.ts";
import { connectSlack } from "#bot/operations/slack/connectSlack.ts";
import { disconnectSlack } from "#bot/operations/slack/disconnectSlack.ts";
import { readSlackStatus } from "#bot/operations/slack/readSlackStatus.ts";
import { leaveForSlack, returnFromSlack } from "#bot/operations/slack/leaveForSlack.ts";
import { REDIRECT_ERRORS, withRedirectError } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { actorOf, actorOfLink } from "../../auth/actorOf.ts";

const SETTINGS = "/settings/slack";

export function slackRoutes({ appUrl, slack: oauth }: Pick<HttpContext, "appUrl" | "slack">): Router {
  const slack = Router({ caseSensitive: true });
  const redirectUri = `${appUrl}/api/slack/oauth_redirect`;

  slack.get("/status", async (req, res) => {
    res.json((await readSlackStatus(actorOf(req), {})) satisfies SlackStatusAnswer);
  });

  slack.delete("/installation", async (req, res) => {
    const tokens = await disconnectSlack(actorOf(req), {});
    res.status(204).end();
    // The tokens are already deleted. Revoking them at Slack is a precaution.
    if (oauth) await Promise.allSettled(tokens.map((token) => oauth.revoke(token)));
  });

  slack.get("/install", async (req, res) => {
    res.redirect(await orWithError(() => leaving(req, oauth, redirectUri)));
  });
  slack.get("/oauth_redirect", async (req, res) => {
    res.redirect(await orWithError(() => arriving(req, oauth, redirectUri)));
  });

  return slack;
}

async function leaving(req: Request, oauth: HttpContext["slack"], redirectUri: string): Promise<string> {
  const actor = actorOfLink(req);
  await readSlackStatus(actor, {});
  if (!oauth) throw notSetUp();
  return oauth.authorizeUrl(await leaveForSlack(actor), redirectUri);
}

async function arriving(req: Request, oauth: HttpContext["slack"], redirectUri: string): Promise<string> {
  const { code, state, error } = req.query;
  const actor = actorOf(req);
  if (!oauth) throw notSetUp();
  await returnFromSlack(state, actor);
  if (typeof code !== "string") {
    const reason = error === "access_denied" ? "slack_cancelled" : "slack_not_granted";
    throw new Refusal("rule", reason, REDIRECT_ERRORS[reason]);
  }
  await connectSlack(actor, await oauth.exchange(code, redirectUri));
  return SETTINGS;
}

function notSetUp(): Refusal {
  return new Refusal("missing", "slack_not_set_up", REDIRECT_ERRORS.slack_not_set_up);
}

async function orWithError(where: () => Promise<string>): Promise<string> {
  try {
    return await where();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const page = error.kind === "unauthenticated" ? "/" : SETTINGS;
    return withRedirectError(page, error.code);
  }
}

export function noSlackEvents(): Router {
  const events = Router({ caseSensitive: true });
  events.post("/api/slack/events", () => {
    throw notSetUp();
  });
  return events;
}
