import { newTrigger, type Person } from "./slackApi/payloads.ts";
import { openAddress, showResponse } from "./slackApi/responseAddresses.ts";
import type { CommandOptions, SandboxAnswer } from "./SandboxPerson.ts";
import { acknowledged, send } from "./sending.ts";
import { SlackError } from "./slackApi/SlackError.ts";
import { topModal } from "./slackApi/views.ts";
import { APP_ID, directMessages, type Conversation, type World } from "./World.ts";

export async function commandOf(
  world: World,
  person: Person,
  text: string,
  { command = "/pto", channel, headers, raw }: CommandOptions,
): Promise<SandboxAnswer> {
  const { workspace, userId } = person;
  const conversation = placeOf(person, channel);
  const { url, address } = openAddress(world, workspace, { userId, conversation });
  const before = conversation.messages.length;
  const body = new URLSearchParams({
    token: "sandbox",
    team_id: workspace.team.id,
    team_domain: workspace.team.id.toLowerCase(),
    channel_id: conversation.id,
    channel_name: conversation.name,
    user_id: userId,
    user_name: String(workspace.users.get(userId)?.name),
    command,
    text,
    api_app_id: APP_ID,
    is_enterprise_install: "false",
    response_url: url,
    trigger_id: newTrigger(world, person),
  });
  const delivery = await send(world, raw ?? body.toString(), headers);
  const ack = acknowledged(delivery);
  if (ack?.text !== undefined || ack?.blocks) showAck(() => showResponse(world, address, ack));
  return {
    status: delivery.status,
    ackMs: delivery.ackMs,
    ack,
    replies: () =>
      conversation.messages.filter(
        ({ ts, to }, index) => address.replies.includes(ts) || (to === userId && index >= before),
      ),
    modal: () => topModal(workspace, userId),
  };
}

function showAck(show: () => void): void {
  try {
    show();
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
  }
}

function placeOf({ workspace, userId }: Person, channel: string | undefined): Conversation {
  const wanted = channel ?? workspace.team.channels[0]?.id;
  const known = wanted === undefined ? undefined : workspace.conversations.get(wanted);
  return known ?? directMessages(workspace, userId);
}
