import { z } from "zod";
import type { SlackDirectory } from "#bot/operations/slack/directory/SlackDirectory.ts";
import { missingScope, refuseCall } from "../app/refuseCall.ts";
import type { SlackClients } from "../app/slackClients.ts";
import { slackErrorOf } from "../guard/slackErrorOf.ts";
import { memberOf, SlackUserAnswer } from "./memberOf.ts";

const AT_ONCE = 1000;
const FAILED = "Slack didn't return the workspace's members. Please try again, or reconnect Slack.";

const Page = z.object({
  members: z.array(SlackUserAnswer),
  response_metadata: z
    .object({ next_cursor: z.string().optional(), scopes: z.array(z.string()).optional() })
    .optional(),
});

const One = z.object({ user: SlackUserAnswer });

export function slackDirectory({ ofTeam }: Pick<SlackClients, "ofTeam">): SlackDirectory {
  return {
    async page(teamId, cursor) {
      const answer = await ofTeam(teamId)
        .users.list({ limit: AT_ONCE, ...(cursor && { cursor }) })
        .catch((cause: unknown) => refuseCall(cause, FAILED));
      const { members, response_metadata: { next_cursor = "", scopes } = {} } = Page.parse(answer);
      // Without the scope, Slack omits the emails instead of refusing the call.
      if (scopes && !scopes.includes("users:read.email")) throw missingScope();
      return { members: members.map((user) => memberOf(user, teamId)), next: next_cursor };
    },
    async member(teamId, slackUserId) {
      const answer = await unlessUnknown(ofTeam(teamId).users.info({ user: slackUserId }));
      return answer && memberOf(One.parse(answer).user, teamId);
    },
    async hasActive(teamId, email) {
      const answer = await unlessUnknown(ofTeam(teamId).users.lookupByEmail({ email }));
      return answer !== undefined && One.parse(answer).user.deleted !== true;
    },
  };
}

async function unlessUnknown<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    const code = slackErrorOf(error);
    if (code === "user_not_found" || code === "users_not_found" || code === "user_not_visible") return undefined;
    return refuseCall(error, FAILED);
  }
}
