import { z } from "zod";
import type { SlackMember } from "#core/slackDirectory/SlackMember.ts";

/** Slack returns few fields for a deactivated user. */
export const SlackUserAnswer = z.object({
  id: z.string(),
  team_id: z.string().nullish(),
  name: z.string().nullish(),
  real_name: z.string().nullish(),
  profile: z.object({ real_name: z.string().nullish(), email: z.string().nullish() }).nullish(),
  deleted: z.boolean().nullish(),
  is_bot: z.boolean().nullish(),
  is_workflow_bot: z.boolean().nullish(),
  is_restricted: z.boolean().nullish(),
  is_ultra_restricted: z.boolean().nullish(),
  is_stranger: z.boolean().nullish(),
  is_email_confirmed: z.boolean().nullish(),
  enterprise_user: z.object({ teams: z.array(z.string()).nullish() }).nullish(),
});
type SlackUserAnswer = z.output<typeof SlackUserAnswer>;

export function memberOf(user: SlackUserAnswer, teamId: string): SlackMember {
  return {
    id: user.id,
    name: user.profile?.real_name || user.real_name || user.name || user.id,
    email: user.profile?.email || null,
    isEmailConfirmed: user.is_email_confirmed === true,
    kind: kindOf(user, teamId),
    isDeleted: user.deleted === true,
  };
}

function kindOf(user: SlackUserAnswer, teamId: string): SlackMember["kind"] {
  if (user.is_bot || user.is_workflow_bot || user.id === "USLACKBOT") return "bot";
  if (user.is_stranger || !isOf(teamId, user)) return "stranger";
  return user.is_restricted || user.is_ultra_restricted ? "guest" : "person";
}

/** In an Enterprise Grid, `enterprise_user` contains all workspaces of a person. */
function isOf(teamId: string, { team_id, enterprise_user }: SlackUserAnswer): boolean {
  const teams = [...(team_id ? [team_id] : []), ...(enterprise_user?.teams ?? [])];
  return teams.length === 0 || teams.includes(teamId);
}
