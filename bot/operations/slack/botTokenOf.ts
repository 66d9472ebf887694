import { findTokens } from "#db/queries/slack/slack.ts";
import { operationsRuntime } from "../runtime.ts";
import { openTokens } from "./steps/slackTokens.ts";

/** The token by which we speak to a workspace; undefined while it is not connected. */
export async function botTokenOf(teamId: string): Promise<string | undefined> {
  const found = await findTokens(teamId);
  return found && openTokens(found, operationsRuntime().sealer).botToken;
}
