import { z } from "zod";
import { minuteOfDayIn, todayIn } from "#core/calendar/zones.ts";
import { DigestInput } from "#core/notify/DigestInput.ts";
import { isDigestPast } from "#core/notify/digest.ts";
import { Refusal } from "#core/refusal.ts";
import { endDigest, findOfficeDigest, type OfficeDigest, setDigestChannel } from "#db/queries/slack/slackDigests.ts";
import type { Actor } from "../actor.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { reading } from "../reading.ts";
import type { ChannelsOf } from "./SlackChannel.ts";

interface ChosenChannel {
  teamId: string;
  channelId: string;
  channelName: string;
}

/** A null `channelId` in the input removes the channel. */
export async function setDigest(
  actor: Actor,
  officeId: string,
  input: unknown,
  channelsOf: ChannelsOf,
): Promise<OfficeDigest> {
  const { channelId } = await wanted(actor, input);
  const channel = channelId === null ? null : await channelNamed(channelId, await channelsOf(actor.organizationId));
  return keep(actor, officeId, channel);
}

const wanted = reading("setDigest", DigestInput, async (input) => input);

async function channelNamed(
  channelId: string,
  { teamId, channels }: Awaited<ReturnType<ChannelsOf>>,
): Promise<ChosenChannel> {
  const found = channels.find(({ id }) => id === channelId);
  if (found) return { teamId, channelId, channelName: found.name };
  const text = "Unknown channel";
  throw new Refusal("invalid", "invalid_input", text, { fields: { channelId: text } });
}

const keep = operationOn("setDigest", z.custom<ChosenChannel | null>(), async (officeId, channel, context) => {
  const { me, tx, now, audit, unchanged } = context;
  const { organizationId } = me;
  const before = await findOfficeDigest(organizationId, officeId, tx);
  if (!before) throw notFound("The office");
  if ((channel?.channelId ?? null) === before.channelId && before.trouble === null) {
    unchanged();
    return before;
  }
  const { timezone } = before;
  if (channel) {
    // A channel chosen at 9:00 or later starts the next day, so that turning the digest off and on doesn't post it
    // twice.
    const lastSentOn = isDigestPast(minuteOfDayIn(timezone, now)) ? todayIn(timezone, now) : null;
    await setDigestChannel({ organizationId, officeId }, { ...channel, lastSentOn }, tx);
  } else {
    await endDigest({ organizationId, officeId }, tx);
  }
  await audit({ subject: ["office", officeId], before: { digest: before.channelId }, after: { digest: channel } });
  return (await findOfficeDigest(organizationId, officeId, tx)) ?? before;
});
