import { findTokens } from "#db/queries/slack/slack.ts";
import { operationsRuntime } from "../runtime.ts";
import { openTokens } from "./steps/slackTokens.ts";

/** Returns a workspace's bot token; undefined while it is not connected. */
export async function readBotToken(teamId: string): Promise<string | undefined> {
  const found = await findTokens(teamId);
  return found && openTokens(found, operationsRuntime().sealer).botToken;
}
