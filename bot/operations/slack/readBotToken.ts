import { findTokens } from "#db/queries/slack/slack.ts";
import { operationsRuntime } from "../runtime.ts";
import { openTokens } from "./steps/slackTokens.ts";

export async function readBotToken(teamId: string): Promise<{ token: string } | { trouble: "gone" | "unreadable" }> {
  const found = await findTokens(teamId);
  if (!found) return { trouble: "gone" };
  const tokens = openTokens(found, operationsRuntime().sealer);
  return tokens ? { token: tokens.botToken } : { trouble: "unreadable" };
}
