import { z } from "zod";
import type { Sealer } from "#bot/operations/sealing.ts";

const Tokens = z.object({
  botToken: z.string(),
  botUserId: z.string(),
  appId: z.string(),
  scopes: z.array(z.string()),
});

/** What speaking to a workspace takes. */
export type SlackTokens = z.output<typeof Tokens>;

/** Seals a workspace's tokens for its organisation. */
export function sealTokens(tokens: SlackTokens, organizationId: string, sealer: Sealer): string {
  const { botToken, botUserId, appId, scopes } = tokens;
  return sealer.seal(JSON.stringify({ botToken, botUserId, appId, scopes }), organizationId);
}

/** Opens them again; throws when they were sealed with another key or for another organisation. */
export function openTokens(
  { organizationId, tokensSealed }: { organizationId: string; tokensSealed: string },
  sealer: Sealer,
): SlackTokens {
  return Tokens.parse(JSON.parse(sealer.open(tokensSealed, organizationId)));
}
