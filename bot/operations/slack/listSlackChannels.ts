import { Nothing } from "#core/inputs.ts";
import type { Actor } from "../actor.ts";
import { reading } from "../reading.ts";
import type { ChannelsOf, SlackChannel } from "./SlackChannel.ts";

export async function listSlackChannels(actor: Actor, channelsOf: ChannelsOf): Promise<SlackChannel[]> {
  const { organizationId } = await allowed(actor, {});
  return (await channelsOf(organizationId)).channels;
}

const allowed = reading("listSlackChannels", Nothing, async (_, { me }) => me);
