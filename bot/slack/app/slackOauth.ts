import { z } from "zod";
import { REDIRECT_ERRORS, type RedirectErrorCode } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlackOauth } from "#bot/operations/slack/SlackOauth.ts";
import type { SlackConfig } from "#bot/config.ts";
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
        .catch((cause: unknown) => refuse("slack_not_confirmed", cause));
      const { data: access, error } = Access.safeParse(answer);
      if (!access) return refuse("slack_not_confirmed", error);
      if (access.is_enterprise_install || !access.team) return refuse("slack_whole_grid");
      if (access.expires_in !== undefined) return refuse("slack_rotates");
      const scopes = access.scope.split(",");
      if (SCOPES.some((scope) => !scopes.includes(scope))) return refuse("slack_too_little");
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

function refuse(code: RedirectErrorCode, cause?: unknown): never {
  throw Object.assign(new Refusal("rule", code, REDIRECT_ERRORS[code]), { cause });
}
