import type { SandboxUser } from "../Sandbox.ts";
import { asText } from "../slackApi/asText.ts";
import { SlackError } from "../slackApi/SlackError.ts";
import type { World } from "../World.ts";
import type { ApiMethod } from "./ApiMethod.ts";

const MAX_A_PAGE = 1000;

export const userMethods: Record<string, ApiMethod> = {
  "users.info": {
    scope: "users:read",
    run({ world, workspace, token, body }) {
      const user = workspace.users.get(String(body.user));
      if (!user) throw new SlackError("user_not_found");
      return { user: presentUser(world, user, workspace.team.id, token.scopes) };
    },
  },
  "users.lookupByEmail": {
    scope: "users:read.email",
    run({ world, workspace, token, body }) {
      const email = String(body["email"]).toLowerCase();
      const user = [...workspace.users.values()].find((each) => each.email.toLowerCase() === email && !each.deleted);
      if (!user || !email) throw new SlackError("users_not_found");
      return { user: presentUser(world, user, workspace.team.id, token.scopes) };
    },
  },
  "users.list": {
    scope: "users:read",
    run({ world, workspace, token, body }) {
      const users = [...workspace.users.values()];
      const limit = Number(body["limit"] ?? 0) || users.length;
      if (limit > MAX_A_PAGE && users.length > MAX_A_PAGE) throw new SlackError("limit_required");
      const from = Number(atob(asText(body["cursor"])).replace("user:", ""));
      if (!Number.isInteger(from)) throw new SlackError("invalid_cursor");
      return {
        members: users
          .slice(from, from + limit)
          .map((user) => presentUser(world, user, workspace.team.id, token.scopes)),
        response_metadata: { next_cursor: from + limit < users.length ? btoa(`user:${from + limit}`) : "" },
      };
    },
  },
};

function presentUser({ url }: World, user: SandboxUser, teamId: string, scopes: readonly string[]) {
  const email = scopes.includes("users:read.email") && user.email !== "" ? { email: user.email } : {};
  return {
    id: user.id,
    team_id: user.isStranger ? `${teamId}ELSEWHERE` : teamId,
    name: user.name.toLowerCase().replaceAll(" ", "."),
    deleted: user.deleted ?? false,
    ...(!user.deleted && {
      real_name: user.name,
      tz: user.tz ?? "America/New_York",
      is_restricted: user.isGuest ?? false,
      is_ultra_restricted: false,
      ...(user.isStranger && { is_stranger: true }),
      is_email_confirmed: user.isEmailConfirmed ?? true,
    }),
    profile: {
      real_name: user.name,
      display_name: user.name,
      team: teamId,
      ...(!user.deleted && { image_192: `${url}/pictures/${teamId}/${user.id}.png` }),
      ...email,
    },
    is_bot: user.isBot ?? false,
    is_app_user: false,
  };
}
