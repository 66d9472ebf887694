import { findHomes } from "#db/queries/slack/slackPlaces.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { slackActor, type SlackIdentity } from "../guard/slackActor.ts";
import { publishHome } from "./publishHome.ts";

/** Logs failures instead of throwing, because delivery updates the tab later. */
export async function refreshHome(args: {
  client: SlackClient;
  who: SlackIdentity;
  context: SlackContext;
}): Promise<void> {
  const { client, who, context } = args;
  try {
    const { organizationId, userId } = await slackActor(who, client);
    const homes = await findHomes(organizationId, userId);
    if (homes.some(({ teamId }) => teamId === who.teamId)) await publishHome(args);
  } catch (error) {
    context.log.warn({ err: error }, "could not refresh a Home tab immediately");
  }
}
