import { z } from "zod";
import type { Sealer } from "#bot/operations/createSealer.ts";

const Tokens = z.object({
  botToken: z.string(),
  botUserId: z.string(),
  appId: z.string(),
  scopes: z.array(z.string()),
});

type SlackTokens = z.output<typeof Tokens>;

export function sealTokens(tokens: SlackTokens, organizationId: string, sealer: Sealer): string {
  const { botToken, botUserId, appId, scopes } = tokens;
  return sealer.seal(JSON.stringify({ botToken, botUserId, appId, scopes }), organizationId);
}

/** Returns undefined if the encryption key is missing. Throws if the tokens were sealed for another organization. */
export function openTokens(
  { organizationId, tokensSealed }: { organizationId: string; tokensSealed: string },
  sealer: Sealer,
): SlackTokens | undefined {
  const opened = sealer.openIfKnown(tokensSealed, organizationId);
  return opened === undefined ? undefined : Tokens.parse(JSON.parse(opened));
}
