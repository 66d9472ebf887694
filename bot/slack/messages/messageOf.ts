import { digestTrouble } from "#core/notify/digestTrouble.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import { fitted } from "../blocks/fitted.ts";
import { linkButton, paragraph } from "../blocks/textBlocks.ts";
import { adjustedNews, lapsingNews } from "./balanceNews.ts";
import { requestNews } from "./requestNews.ts";
import type { SlackMessage } from "./SlackMessage.ts";
import { waitingMessage } from "./waitingMessage.ts";

const MOST_NAME = 300;

/** A message in Slack's form. What is told by mail only is refused. */
export function messageOf(body: MessageBody, appUrl: string): SlackMessage {
  switch (body.event) {
    case "request.submitted":
    case "request.reminded":
    case "request.escalated":
      return waitingMessage(body.event, body.request, appUrl);
    case "request.approved":
    case "request.rejected":
    case "request.cancelled":
    case "request.recosted":
      return requestNews(body, appUrl);
    case "balance.adjusted":
      return adjustedNews(body, appUrl);
    case "leave.lapsing":
      return lapsingNews(body);
    case "digest.failed":
      return digestNews(body, appUrl);
    case "invitation.sent":
    case "slack.disconnected":
    case "password.reset":
      break;
  }
  throw new SendFailure(`${body.event} is told by mail only`, { isExpected: true });
}

function digestNews(
  { officeName, channelName, trouble }: Extract<MessageBody, { event: "digest.failed" }>,
  appUrl: string,
): SlackMessage {
  const [office, channel] = [fitted(officeName, MOST_NAME), fitted(channelName, MOST_NAME)];
  const text = `#${channel} could not be told who of ${office} is away: ${digestTrouble(trouble)}.`;
  return { text, blocks: [paragraph(text), linkButton("Slack Settings", `${appUrl}/settings/slack`)] };
}
