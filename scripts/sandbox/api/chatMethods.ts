import { changeMessage, contentOf, conversationNamed, postMessage } from "../postMessage.ts";
import { SlackError } from "../slackApi/SlackError.ts";
import { directMessages, type Conversation, type Workspace } from "../World.ts";
import type { ApiMethod } from "./ApiMethod.ts";

export const chatMethods: Record<string, ApiMethod> = {
  "chat.postMessage": {
    scope: "chat:write",
    run({ world, workspace, body }) {
      const conversation = destination(workspace, body.channel);
      const { ts, text, blocks } = postMessage(world, workspace, conversation, contentOf(world, body));
      return { channel: conversation.id, ts, message: { ...byBot(workspace), ts, text, blocks } };
    },
  },
  "chat.postEphemeral": {
    scope: "chat:write",
    run({ world, workspace, body }) {
      const conversation = destination(workspace, body.channel);
      if (!body.user || !workspace.users.has(body.user)) throw new SlackError("user_not_in_channel");
      const message = postMessage(world, workspace, conversation, contentOf(world, body), body.user);
      return { message_ts: message.ts };
    },
  },
  "chat.update": {
    scope: "chat:write",
    run({ world, workspace, body }) {
      const conversation = conversationNamed(workspace, body.channel);
      const shown = conversation.messages.find(({ ts, ephemeral }) => ts === body.ts && !ephemeral);
      if (!shown) throw new SlackError("message_not_found");
      const { ts, text, blocks } = changeMessage(world, conversation, shown.ts, contentOf(world, body));
      return { channel: conversation.id, ts, text, message: { ...byBot(workspace), ts, text, blocks } };
    },
  },
  "chat.delete": {
    scope: "chat:write",
    run({ world, workspace, body }) {
      const conversation = conversationNamed(workspace, body.channel);
      const { ts } = changeMessage(world, conversation, String(body.ts), undefined);
      return { channel: conversation.id, ts };
    },
  },
};

function destination(workspace: Workspace, channel: unknown): Conversation {
  const user = workspace.users.get(String(channel));
  if (user && !user.isBot) {
    if (user.deleted) throw new SlackError("channel_not_found");
    return directMessages(workspace, user.id);
  }
  const conversation = conversationNamed(workspace, channel);
  if (!conversation.hasBot) throw new SlackError(conversation.isPrivate ? "channel_not_found" : "not_in_channel");
  return conversation;
}

function byBot({ botId, botUserId, team }: Workspace) {
  return { type: "message", user: botUserId, bot_id: botId, team: team.id };
}
