import type { HomeView } from "@slack/types";
import { homeFacts } from "#bot/operations/slack/homeFacts.ts";
import { homeTurn } from "#bot/operations/slack/homeTurn.ts";
import { attempt } from "../attempt.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { slackActor, type SlackIdentity } from "../slackActor.ts";
import { homeView, strangerView } from "./homeView.ts";

/**
 * Shows somebody their Home tab as things are now, unless it is being shown anew already; who is unknown here is told
 * how to be invited. Fails as Slack fails.
 */
export async function publishHome({
  client,
  who,
  door,
}: {
  client: SlackClient;
  who: SlackIdentity;
  door: SlackDoor;
}): Promise<void> {
  const isLatest = await homeTurn(who);
  const facts = await attempt(async () => homeFacts(await slackActor(who, client), {}));
  const view: HomeView = facts.ok ? homeView(facts.result, door.appUrl) : strangerView(facts.refusal.message);
  if (!(await isLatest())) return;
  await client.views.publish({ user_id: who.userId, view });
}
