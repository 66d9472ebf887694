import { formatLongDate } from "#core/calendar/dates.ts";
import { daysInWords } from "#core/requests/requestWords.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import { fitText } from "../blocks/fitText.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { linkButton, paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;

/** Returns the message about an adjusted balance. */
export function adjustedNews(
  { type, minutes, reason, byName }: Extract<MessageBody, { event: "balance.adjusted" }>,
  appUrl: string,
): SlackMessage {
  const change = minutes < 0 ? `${daysInWords(-minutes)} less` : `${daysInWords(minutes)} more`;
  const who = byName ? `${fitText(byName, MAX_NAME)} changed your` : "Your";
  const text = byName ? `${who} ${type} balance: ${change}` : `${who} ${type} balance was changed: ${change}`;
  return {
    text,
    blocks: [
      paragraph(`*${text}*`),
      ...(reason ? [quoteBlock("Reason", reason)] : []),
      linkButton("Your Balances", `${appUrl}/dashboard`),
    ],
  };
}

/** Returns the message about leave that will expire soon. */
export function expiringNews({ lapsing, on }: Extract<MessageBody, { event: "leave.lapsing" }>): SlackMessage {
  const all = lapsing.map(({ type, minutes }) => `${daysInWords(minutes)} of ${type} leave`).join(" and ");
  const text = `${all} will expire on ${formatLongDate(on)}`;
  return {
    text,
    blocks: [
      paragraph(`*${text}*`),
      smallPrint("Days that you don't use by then and that can't be carried over expire on that day."),
      {
        type: "actions",
        elements: [
          { type: "button", action_id: "open_request_modal", text: { type: "plain_text", text: "Request time off" } },
        ],
      },
    ],
  };
}
