import type { Logger, webApi } from "@slack/bolt";
import { findNewestTeam } from "#db/queries/slack/slack.ts";
import type { SlackConfig } from "#bot/config.ts";
import type { SlackClient } from "./SlackClient.ts";
import { fetchWithTokens, standInFor } from "./teamTokens.ts";

/** Trying again is the queue's business, or the person's; a call that hangs is given up after this. */
export const CALL_TIMEOUT = 10_000;

export interface SlackClients {
  /** The options that every client is made with. */
  options: webApi.WebClientOptions;
  /** For what is called without a workspace. */
  bare: SlackClient;
  /** Speaks to a workspace; its calls fail with `account_inactive` once it is not connected. */
  ofTeam(teamId: string): SlackClient;
  /** Speaks to the workspace that an organisation connected last; undefined when there is none. */
  clientOf(organizationId: string): Promise<{ client: SlackClient; teamId: string } | undefined>;
}

/** The clients of every workspace. None of them holds a token: it is put in as each call goes out. */
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
  const ofTeam = (teamId: string) => new WebClient(standInFor(teamId), { ...options });
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
