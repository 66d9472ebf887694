import { formatSpan } from "#core/calendar/dateTexts.ts";
import { requestAmount } from "#core/leave/requestAmount.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { messageTitle, threadPath } from "#core/requests/messages/messageTitle.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import { fitText } from "../blocks/fitText.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { threadButton } from "../blocks/threadBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;

export function threadNews(body: BodyOf<"request.message">, appUrl: string): SlackMessage {
  const { about, text, isOwn } = body;
  const leave = fitText(leaveText(about.typeName), MAX_NAME);
  const title = messageTitle({ byName: fitText(body.byName, MAX_NAME), leave, isOwn });
  return {
    text: `${title}, ${formatSpan(about.startDate, about.endDate)}`,
    blocks: [
      paragraph(`*${title}*\n${datesInWords(about)} · ${requestAmount(about)}`),
      quoteBlock(isOwn ? "Question" : "Message", text),
      {
        type: "actions",
        elements: [
          threadButton(about, "Answer"),
          {
            type: "button",
            action_id: "open_request",
            url: `${appUrl}${threadPath(about.id, isOwn)}`,
            text: { type: "plain_text", text: "Open" },
          },
        ],
      },
    ],
  };
}
