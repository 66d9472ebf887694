import type { HomeView } from "@slack/types";
import { readHome } from "#bot/operations/slack/readHome.ts";
import { takeHomeTurn } from "#bot/operations/slack/takeHomeTurn.ts";
import { toResult } from "../guard/toResult.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { slackActor, type SlackIdentity } from "../guard/slackActor.ts";
import { homeView, unknownUserView } from "./homeView.ts";

/** Publishes nothing if a later call for the same person has begun. Throws if Slack fails. */
export async function publishHome({
  client,
  who,
  context,
}: {
  client: SlackClient;
  who: SlackIdentity;
  context: SlackContext;
}): Promise<void> {
  const isLatest = await takeHomeTurn(who);
  const facts = await toResult(async () => readHome(await slackActor(who, client, { appUrl: context.appUrl }), {}));
  const view: HomeView = facts.ok ? homeView(facts.result, context.appUrl) : unknownUserView(facts.refusal);
  if (!(await isLatest())) return;
  await client.views.publish({ user_id: who.userId, view });
}
