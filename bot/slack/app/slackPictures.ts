import { z } from "zod";
import type { SlackClients } from "./slackClients.ts";

const UserInfo = z.object({ user: z.object({ profile: z.object({ image_192: z.string().optional() }) }) });

/** Returns the function that asks Slack for the address of a user's picture; it is undefined if there is none. */
export function slackPictures({ ofTeam }: Pick<SlackClients, "ofTeam">) {
  return async ({ teamId, slackUserId }: { teamId: string; slackUserId: string }): Promise<string | undefined> => {
    const answer = await ofTeam(teamId).users.info({ user: slackUserId });
    return UserInfo.parse(answer).user.profile.image_192;
  };
}
