import { asText } from "../slackApi/asText.ts";
import { conversationNamed } from "../postMessage.ts";
import { SlackError } from "../slackApi/SlackError.ts";
import { directMessages, type Conversation } from "../World.ts";
import type { ApiMethod } from "./ApiMethod.ts";

const MAX_A_PAGE = 1000;

export const conversationMethods: Record<string, ApiMethod> = {
  "conversations.open": {
    scope: "im:write",
    run({ workspace, body }) {
      const ids = asText(body["users"]).split(",");
      const user = workspace.users.get(ids[0] ?? "");
      if (ids.length !== 1 || !user) throw new SlackError("user_not_found");
      if (user.isBot) throw new SlackError("cannot_dm_bot");
      if (user.deleted) throw new SlackError("user_disabled");
      return { channel: { id: directMessages(workspace, user.id).id } };
    },
  },
  "conversations.list": {
    scope: "channels:read",
    run({ workspace, token, body }) {
      const limit = Math.min(Number(body["limit"] ?? 100), MAX_A_PAGE);
      const from = body["cursor"] ? Number(body["cursor"]) : 0;
      if (!Number.isInteger(from)) throw new SlackError("invalid_cursor");
      const types = asText(body["types"], "public_channel").split(",");
      if (types.includes("private_channel") && !token.scopes.includes("groups:read")) {
        throw new SlackError("missing_scope", { needed: "groups:read", provided: token.scopes.join(",") });
      }
      const channels = [...workspace.conversations.values()].filter(
        ({ userId, isPrivate, hasBot }) =>
          !userId && types.includes(isPrivate ? "private_channel" : "public_channel") && (hasBot || !isPrivate),
      );
      const next = from + limit < channels.length ? String(from + limit) : "";
      return {
        channels: channels.slice(from, from + limit).map(presentChannel),
        response_metadata: { next_cursor: next },
      };
    },
  },
  "conversations.info": {
    scope: "channels:read",
    run({ workspace, body }) {
      const conversation = conversationNamed(workspace, body.channel);
      if (conversation.isPrivate && !conversation.hasBot) throw new SlackError("channel_not_found");
      return { channel: presentChannel(conversation) };
    },
  },
  "conversations.join": {
    scope: "channels:join",
    run({ workspace, body }) {
      const conversation = conversationNamed(workspace, body.channel);
      conversation.hasBot = true;
      return { channel: presentChannel(conversation) };
    },
  },
};

function presentChannel({ id, name, userId, hasBot, isPrivate, isShared = false }: Conversation) {
  if (userId) return { id, is_im: true, user: userId, is_channel: false };
  return {
    id,
    name,
    name_normalized: name,
    is_channel: !isPrivate,
    is_im: false,
    is_group: isPrivate,
    is_private: isPrivate,
    is_archived: false,
    is_member: hasBot,
    is_ext_shared: isShared,
  };
}
