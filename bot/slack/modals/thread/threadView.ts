import type { ModalView } from "@slack/types";
import { z } from "zod";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { MAX_MESSAGES, MESSAGE_MAX } from "#core/requests/messages/MessageInput.ts";
import type { Thread } from "#bot/operations/messages/listMessages.ts";
import { fitText } from "#bot/slack/blocks/fitText.ts";
import { threadBlocks } from "#bot/slack/blocks/threadBlocks.ts";
import { paragraph, smallPrint } from "#bot/slack/blocks/textBlocks.ts";

const MAX_NAME = 300;
const CLOSED = "This request is no longer pending, so you can't add messages.";

export const ThreadMemory = z.object({ requestId: z.string() });

export const FIELD = "text";

export function threadView({ request, personName, messages }: Thread): ModalView {
  const { id, typeName, startDate, endDate, status } = request;
  const isOpen = status === "pending";
  const about = `*${fitText(personName, MAX_NAME)}* · ${fitText(leaveText(typeName), MAX_NAME)}, ${formatSpan(startDate, endDate)}`;
  return {
    type: "modal",
    callback_id: "ask_request",
    private_metadata: JSON.stringify({ requestId: id }),
    title: { type: "plain_text", text: "Questions" },
    close: { type: "plain_text", text: isOpen ? "Cancel" : "Close" },
    ...(isOpen && { submit: { type: "plain_text", text: "Send" } }),
    blocks: [
      paragraph(about),
      ...threadBlocks(messages, MAX_MESSAGES),
      isOpen
        ? {
            type: "input",
            block_id: FIELD,
            label: { type: "plain_text", text: "Message" },
            hint: { type: "plain_text", text: "The requester, approvers, Admins, and Owners can read it" },
            element: {
              type: "plain_text_input",
              action_id: FIELD,
              multiline: true,
              max_length: MESSAGE_MAX,
              focus_on_load: true,
            },
          }
        : smallPrint(CLOSED),
    ],
  };
}
