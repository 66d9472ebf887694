import { Router } from "express";
import type { SlackChannelAnswer } from "#core/api/SlackStatusAnswer.ts";
import { Refusal } from "#core/refusal.ts";
import { listDigests } from "#bot/operations/slack/listDigests.ts";
import { listSlackChannels } from "#bot/operations/slack/listSlackChannels.ts";
import { setDigest } from "#bot/operations/slack/setDigest.ts";
import type { ChannelsOf } from "#bot/operations/slack/SlackChannel.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentDigest } from "../../present/presentDigest.ts";
import { actorOf } from "../../auth/actorOf.ts";

const NO_SLACK: ChannelsOf = () =>
  Promise.reject(new Refusal("conflict", "slack_not_connected", "Connect a Slack workspace first"));

export function slackDigestRoutes({ slackChannels = NO_SLACK }: Pick<HttpContext, "slackChannels">): Router {
  const digests = Router({ caseSensitive: true });

  digests.get("/channels", async (req, res) => {
    const channels: SlackChannelAnswer[] = await listSlackChannels(actorOf(req), slackChannels);
    res.json(channels);
  });

  digests.get("/digests", async (req, res) => {
    res.json((await listDigests(actorOf(req), {})).map(presentDigest));
  });

  digests.patch("/digests/:officeId", async (req, res) => {
    res.json(presentDigest(await setDigest(actorOf(req), req.params.officeId, inputOf(req), slackChannels)));
  });

  return digests;
}
