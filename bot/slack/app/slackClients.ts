import type { Logger, webApi } from "@slack/bolt";
import { findNewestTeam } from "#db/queries/slack/slack.ts";
import type { SlackConfig } from "#bot/config.ts";
import type { SlackClient } from "./SlackClient.ts";
import { fetchWithTokens, tokenPlaceholder } from "./teamTokens.ts";

/** In milliseconds. */
const CALL_TIMEOUT = 10_000;

export interface SlackClients {
  options: webApi.WebClientOptions;
  bare: SlackClient;
  /** After the workspace is disconnected, calls fail with `account_inactive`. */
  ofTeam(teamId: string): SlackClient;
  clientOf(organizationId: string): Promise<{ client: SlackClient; teamId: string } | undefined>;
}

/** Security: no client holds a token, because each call looks up its token. */
export function slackClients(
  WebClient: typeof webApi.WebClient,
  { apiUrl }: Pick<SlackConfig, "apiUrl">,
  { timeout = CALL_TIMEOUT, logger }: { timeout?: number; logger?: Logger } = {},
): SlackClients {
  const options: webApi.WebClientOptions = {
    ...(logger ? { logger } : {}),
    ...(apiUrl ? { slackApiUrl: apiUrl } : {}),
    retryConfig: { retries: 0 },
    timeout,
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    fetch: fetchWithTokens(timeout),
  };
  const ofTeam = (teamId: string) => new WebClient(tokenPlaceholder(teamId), { ...options });
  return {
    options,
    bare: new WebClient(undefined, { ...options }),
    ofTeam,
    clientOf: async (organizationId) => {
      const team = await findNewestTeam(organizationId);
      return team && { client: ofTeam(team.teamId), teamId: team.teamId };
    },
  };
}
