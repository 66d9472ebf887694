import { findTokens } from "#db/queries/slack/slack.ts";
import { operationsRuntime } from "../runtime.ts";
import { openTokens } from "./steps/slackTokens.ts";

/** Returns the bot token of a workspace; undefined while it is not connected. */
export async function readBotToken(teamId: string): Promise<string | undefined> {
  const found = await findTokens(teamId);
  return found && openTokens(found, operationsRuntime().sealer).botToken;
}
