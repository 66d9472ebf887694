import type { SlackEventMiddlewareArgs } from "@slack/bolt";
import { loseSlack } from "#bot/operations/slack/loseSlack.ts";

type Args = Pick<SlackEventMiddlewareArgs<"app_uninstalled" | "tokens_revoked">, "event" | "body">;

/** A workspace took us out, or our token for it away: it is not connected any more. */
export async function onUninstalled({ event, body }: Args): Promise<void> {
  // Tokens of people come this way too, and we have none of them.
  if (event.type === "tokens_revoked" && !event.tokens.bot?.length) return;
  await loseSlack({ teamId: body.team_id, at: new Date(body.event_time * 1000), eventId: body.event_id });
}
