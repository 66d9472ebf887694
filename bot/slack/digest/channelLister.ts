import { z } from "zod";
import { Refusal } from "#core/refusal.ts";
import type { ChannelsOf, SlackChannel } from "#bot/operations/slack/SlackChannel.ts";
import { refuseCall } from "../app/refuseCall.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackClients } from "../app/slackClients.ts";

const AT_ONCE = 1000;
const MAX_PAGES = 10;
const FAILED = "Slack didn't return the workspace's channels. Please try again, or reconnect Slack.";

const Page = z.object({
  channels: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      is_private: z.boolean().optional(),
      is_member: z.boolean().optional(),
      is_ext_shared: z.boolean().optional(),
    }),
  ),
  response_metadata: z.object({ next_cursor: z.string().optional() }).optional(),
});

/** Omits channels shared with another company. Throws a Refusal if Slack isn't connected or fails. */
export function channelLister({ clientOf }: Pick<SlackClients, "clientOf">): ChannelsOf {
  return async (organizationId) => {
    const found = await clientOf(organizationId);
    if (!found) throw new Refusal("conflict", "slack_not_connected", "Connect a Slack workspace first");
    const channels = await everyPage(found.client).catch((cause: unknown) => refuseCall(cause, FAILED));
    return { teamId: found.teamId, channels: channels.toSorted((a, b) => a.name.localeCompare(b.name, "en")) };
  };
}

async function everyPage(client: SlackClient): Promise<SlackChannel[]> {
  const channels: SlackChannel[] = [];
  let cursor = "";
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = Page.parse(
      // oxlint-disable-next-line no-await-in-loop -- each page has the cursor of the next
      await client.conversations.list({
        types: "public_channel,private_channel",
        exclude_archived: true,
        limit: AT_ONCE,
        ...(cursor && { cursor }),
      }),
    );
    for (const { id, name, is_private, is_member, is_ext_shared } of answer.channels) {
      if (is_ext_shared) continue;
      channels.push({ id, name, isPrivate: is_private ?? false, isMember: is_member ?? false });
    }
    cursor = answer.response_metadata?.next_cursor ?? "";
    if (!cursor) break;
  }
  return channels;
}
