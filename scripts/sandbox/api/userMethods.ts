import type { SandboxUser } from "../Sandbox.ts";
import { SlackError } from "../slackApi/SlackError.ts";
import type { World } from "../World.ts";
import type { ApiMethod } from "./ApiMethod.ts";

/** Methods that describe the people in a workspace. */
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
    run: ({ world, workspace, token }) => ({
      members: [...workspace.users.values()].map((user) => presentUser(world, user, workspace.team.id, token.scopes)),
      response_metadata: { next_cursor: "" },
    }),
  },
};

/** Returns a user as the Web API does: the email requires its scope, and deleted users have few fields. */
function presentUser({ url }: World, user: SandboxUser, teamId: string, scopes: readonly string[]) {
  const email = scopes.includes("users:read.email") && user.email !== "" ? { email: user.email } : {};
  return {
    id: user.id,
    team_id: teamId,
    name: user.name.toLowerCase().replaceAll(" ", "."),
    deleted: user.deleted ?? false,
    ...(!user.deleted && {
      real_name: user.name,
      tz: user.tz ?? "America/New_York",
      is_restricted: user.isGuest ?? false,
      is_ultra_restricted: false,
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
