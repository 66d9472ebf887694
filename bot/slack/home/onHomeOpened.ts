import type { SlackEventMiddlewareArgs } from "@slack/bolt";
import { noteHomeOpened } from "#bot/operations/slack/noteHomeOpened.ts";
import { toResult } from "../guard/toResult.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { publishHome } from "./publishHome.ts";

type OpenedArgs = Pick<SlackEventMiddlewareArgs<"app_home_opened">, "event" | "body"> & { client: SlackClient };

/** Records the opening first, so that no later change is missed. */
export async function onHomeOpened({ event, body, client }: OpenedArgs, context: SlackContext): Promise<void> {
  if (event.tab !== "home") return;
  const who = identityOf(body);
  await toResult(async () => noteHomeOpened(await slackActor(who, client), who));
  await publishHome({ client, who, context });
}
