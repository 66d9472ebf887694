import type { SlackEventMiddlewareArgs } from "@slack/bolt";
import { removeDisconnectedSlack } from "#bot/operations/slack/removeDisconnectedSlack.ts";

type Args = Pick<SlackEventMiddlewareArgs<"app_uninstalled" | "tokens_revoked">, "event" | "body">;

export async function onUninstalled({ event, body }: Args): Promise<void> {
  // `tokens_revoked` also reports users' tokens, but Awayday has none.
  if (event.type === "tokens_revoked" && !event.tokens.bot?.length) return;
  await removeDisconnectedSlack({ teamId: body.team_id, at: new Date(body.event_time * 1000), eventId: body.event_id });
}
