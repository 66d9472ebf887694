import { addDays } from "#core/calendar/dates.ts";
import { formatLongDate } from "#core/calendar/dateTexts.ts";
import { adjustmentText } from "#core/leave/adjustmentText.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { leaveText, typeText } from "#core/leave/leaveText.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import { settledInWords, settlementNewsText } from "#core/notify/settlementNewsTexts.ts";
import { listText } from "#core/listText.ts";
import { blockText, longestBlockText } from "#core/requests/block/blockTexts.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import { fitText } from "../blocks/fitText.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { linkButton, paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;

const REQUEST_BUTTON = {
  type: "actions" as const,
  elements: [
    {
      type: "button" as const,
      action_id: "open_request_modal",
      text: { type: "plain_text" as const, text: "Request time off" },
    },
  ],
};

export function adjustedNews(
  { typeName, unit, minutes, reason, byName }: Extract<MessageBody, { event: "balance.adjusted" }>,
  appUrl: string,
): SlackMessage {
  const type = fitText(typeText(typeName), MAX_NAME);
  const text = adjustmentText({ type, unit, minutes, byName: byName && fitText(byName, MAX_NAME) });
  return {
    text,
    blocks: [
      paragraph(`*${text}*`),
      ...(reason ? [quoteBlock("Reason", reason)] : []),
      linkButton("Your Balances", `${appUrl}/dashboard`),
    ],
  };
}

export function settledNews(body: Extract<MessageBody, { event: "balance.settled" }>, appUrl: string): SlackMessage {
  const text = settlementNewsText({ ...body, personName: body.personName && fitText(body.personName, MAX_NAME) });
  const lines = settledInWords(body).map(([typeName, words]) => `${fitText(typeName, MAX_NAME)}: ${words}`);
  return {
    text,
    blocks: [
      paragraph([`*${text}*`, ...lines].join("\n")),
      linkButton("Final Statement", `${appUrl}${finalStatementPath(body.userId)}`),
    ],
  };
}

export function blockNews(body: Extract<MessageBody, { event: "block.missing" }>): SlackMessage {
  const text = blockText({ ...body, typeName: fitText(body.typeName, MAX_NAME) });
  const why = "Your policy requires everyone to take this time off in one block.";
  return {
    text,
    blocks: [paragraph(`*${text}*`), smallPrint(`${why} ${longestBlockText(body.longest)}.`), REQUEST_BUTTON],
  };
}

export function expiringNews({ expiring, on }: Extract<MessageBody, { event: "leave.expiring" }>): SlackMessage {
  const all = listText(
    expiring.map(
      ({ typeName, unit, minutes }) => `${amountInWords(minutes, unit)} of ${fitText(leaveText(typeName), MAX_NAME)}`,
    ),
  );
  const text = `${all} will expire after ${formatLongDate(addDays(on, -1))}`;
  return {
    text,
    blocks: [paragraph(`*${text}*`), smallPrint("You can use this time off through that day."), REQUEST_BUTTON],
  };
}
