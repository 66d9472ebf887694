import { z } from "zod";
import { Refusal } from "#core/refusal.ts";
import type { SlackOauth } from "#bot/operations/slack/SlackOauth.ts";
import type { SlackConfig } from "../config.ts";
import { SCOPES } from "./scopes.ts";
import type { SlackClients } from "./slackClients.ts";

const AUTHORIZE_URL = "https://slack.com/oauth/v2/authorize";

const Access = z.object({
  access_token: z.string().min(1),
  app_id: z.string(),
  bot_user_id: z.string(),
  scope: z.string(),
  team: z.object({ id: z.string().min(1), name: z.string().optional() }).nullable(),
  is_enterprise_install: z.boolean().optional(),
  expires_in: z.number().optional(),
});

const NOT_CONFIRMED = "Slack could not confirm the connection. Please try again.";
const WHOLE_GRID = "Please connect one workspace, not a whole Enterprise organization.";
const ROTATES =
  "The Slack app has token rotation turned on. Turn it off in the app's settings, under OAuth, and try again.";
const TOO_LITTLE = "Slack granted less than Awayday needs. Reinstall the app with all the permissions it asks for.";

/** Connecting to Slack by its OAuth. */
export function slackOauth(config: SlackConfig, { bare }: Pick<SlackClients, "bare">): SlackOauth {
  const { clientId, clientSecret } = config;
  return {
    authorizeUrl(state, redirectUri) {
      const address = new URL(config.authorizeUrl ?? AUTHORIZE_URL);
      const query = { client_id: clientId, scope: SCOPES.join(","), redirect_uri: redirectUri, state };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },
    async exchange(code, redirectUri) {
      const client = { client_id: clientId, client_secret: clientSecret };
      const answer = await bare.oauth.v2
        .access({ ...client, code, redirect_uri: redirectUri })
        .catch((cause: unknown) => refuse(NOT_CONFIRMED, cause));
      const { data: access, error } = Access.safeParse(answer);
      if (!access) return refuse(NOT_CONFIRMED, error);
      if (access.is_enterprise_install || !access.team) return refuse(WHOLE_GRID);
      if (access.expires_in !== undefined) return refuse(ROTATES);
      const scopes = access.scope.split(",");
      if (SCOPES.some((scope) => !scopes.includes(scope))) return refuse(TOO_LITTLE);
      return {
        teamId: access.team.id,
        teamName: access.team.name ?? null,
        botToken: access.access_token,
        botUserId: access.bot_user_id,
        appId: access.app_id,
        scopes,
      };
    },
    async revoke(token) {
      await bare.auth.revoke({ token });
    },
  };
}

function refuse(text: string, cause?: unknown): never {
  throw Object.assign(new Refusal("rule", "slack_not_granted", text), { cause });
}
