import { SlackError } from "../slackApi/SlackError.ts";
import type { SandboxCallBody, SandboxInstallation } from "../Sandbox.ts";
import { APP_ID, newId, type Workspace, type World } from "../World.ts";
import type { ApiMethod } from "./ApiMethod.ts";

export const authMethods: Record<string, ApiMethod> = {
  "auth.test": {
    run: ({ workspace: { team, botId, botUserId } }) => ({
      url: `https://${team.id.toLowerCase()}.slack.example/`,
      team: team.name,
      team_id: team.id,
      user: "awayday",
      user_id: botUserId,
      bot_id: botId,
      is_enterprise_install: false,
    }),
  },
  "auth.revoke": {
    run({ token, body }) {
      const isTest = body["test"] === "true" || body["test"] === "1";
      if (!isTest) token.refusal = "token_revoked";
      return { revoked: !isTest };
    },
  },
  "team.info": {
    scope: "team:read",
    run: ({ workspace: { team } }) => ({ team: { id: team.id, name: team.name, domain: team.id.toLowerCase() } }),
  },
  "apps.uninstall": {
    run({ world, workspace, body }) {
      assertClient(world, body);
      endTokens(world, workspace, "account_inactive");
      return {};
    },
  },
};

export function install(world: World, workspace: Workspace, scopes: string[]): SandboxInstallation {
  const botToken = `xoxb-${workspace.team.id}-${newId("")}`;
  world.tokens.set(botToken, { workspace, scopes, refusal: undefined });
  const { botId, botUserId, team } = workspace;
  return { botToken, botId, botUserId, appId: APP_ID, scopes, teamId: team.id, teamName: team.name };
}

export function endTokens(world: World, workspace: Workspace, refusal: string): void {
  for (const token of world.tokens.values()) if (token.workspace === workspace) token.refusal ??= refusal;
}

export function exchangeCode(world: World, body: SandboxCallBody): Record<string, unknown> {
  assertClient(world, body);
  const grant = world.grants.get(String(body["code"]));
  if (!grant) throw new SlackError("invalid_code");
  if (grant.wasUsed) throw new SlackError("code_already_used");
  if (grant.redirectUri !== (body["redirect_uri"] ?? "")) throw new SlackError("bad_redirect_uri");
  grant.wasUsed = true;
  const { botToken, botUserId, teamId, teamName } = install(world, grant.workspace, grant.scopes);
  return {
    access_token: botToken,
    token_type: "bot",
    scope: grant.scopes.join(","),
    bot_user_id: botUserId,
    app_id: APP_ID,
    team: { id: teamId, name: teamName },
    enterprise: null,
    authed_user: { id: grant.userId },
    is_enterprise_install: false,
  };
}

function assertClient({ options }: World, body: SandboxCallBody): void {
  if (body["client_id"] !== options.clientId) throw new SlackError("invalid_client_id");
  if (body["client_secret"] !== options.clientSecret) throw new SlackError("bad_client_secret");
}
