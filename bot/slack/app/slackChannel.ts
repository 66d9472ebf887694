import { z } from "zod";
import type { Channel } from "#bot/notify/Channel.ts";
import type { FollowUp } from "#bot/notify/FollowUp.ts";
import type { Message } from "#bot/notify/Message.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import { findInSlack } from "../guard/findInSlack.ts";
import { mayShow } from "../guard/mayShow.ts";
import { publishHome } from "../home/publishHome.ts";
import { approverMessage } from "../messages/approverMessage.ts";
import { messageOf } from "../messages/messageOf.ts";
import { sendFailureOf } from "../guard/sendFailureOf.ts";
import type { SlackClients } from "./slackClients.ts";
import type { SlackContext } from "./SlackContext.ts";
import type { SlackIdentity } from "../guard/slackActor.ts";

const Sent = z.object({ team: z.string(), to: z.string(), channel: z.string(), ts: z.string() });

export function slackChannel(clients: SlackClients, context: SlackContext): Channel {
  const sent = async ({ organizationId, recipient, body }: Message): Promise<Record<string, unknown>> => {
    const { text, blocks } = messageOf(body, context.appUrl);
    const { client, teamId, userId } = await findInSlack(organizationId, recipient, clients);
    const { channel } = await client.conversations.open({ users: userId });
    if (!channel?.id) throw new SendFailure("Slack didn't open a conversation");
    const unfurl = { unfurl_links: false, unfurl_media: false };
    const { ts } = await client.chat.postMessage({ channel: channel.id, text, blocks, ...unfurl });
    return { team: teamId, to: userId, channel: channel.id, ts, subject: text };
  };
  const follow = async (followUp: FollowUp): Promise<void> => {
    if (followUp.event === "home.changed") {
      return publishHomes(followUp.homes, clients, context);
    }
    const { team, to, channel, ts } = Sent.parse(followUp.sent);
    const isTheirs = await mayShow({ teamId: team, slackUserId: to }, followUp.recipientId);
    const copy = isTheirs ? followUp.copy : ({ is: "not theirs", endedFor: null } as const);
    const { text, blocks } = approverMessage(copy, followUp.waitingEvent, context.appUrl);
    await clients.ofTeam(team).chat.update({ channel, ts, text, blocks });
  };
  return {
    name: "slack",
    isSlow: true,
    send: async (message) => ({ status: "sent", sent: await understood(sent(message)) }),
    follow: (followUp) => understood(follow(followUp)),
    close: () => {},
  };
}

async function publishHomes(
  homes: readonly SlackIdentity[],
  clients: SlackClients,
  context: SlackContext,
): Promise<void> {
  const shown = homes.map((who) => publishHome({ client: clients.ofTeam(who.teamId), who, context }));
  const failures = (await Promise.allSettled(shown)).flatMap((one) =>
    one.status === "rejected" ? [sendFailureOf(one.reason)] : [],
  );
  const passing = failures.find((failure) => !(failure instanceof SendFailure && failure.isFinal));
  const [worst = passing] = passing === undefined ? failures : [passing];
  if (worst !== undefined) throw worst;
}

async function understood<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw sendFailureOf(error);
  }
}
