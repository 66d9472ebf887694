import { formatSpan } from "#core/calendar/dates.ts";
import { datesInWords, daysInWords } from "#core/requests/requestWords.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import { fitted } from "../blocks/fitted.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { linkButton, paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MOST_NAME = 300;
const WHY_RECOSTED = "A holiday, the office or its rules have changed, and with it what these days cost.";

/** What became of a request, for its person and for those who were asked; or that somebody asked for its person. */
export function requestNews(body: Extract<MessageBody, { personName: string }>, appUrl: string): SlackMessage {
  const { event, request, isOwn, personName, byName } = body;
  const whose = isOwn ? "Your" : `${fitted(personName, MOST_NAME)}'s`;
  const isRecosted = event === "request.recosted";
  const isEntered = event === "request.entered";
  const by = byName && fitted(byName, MOST_NAME);
  const became = isRecosted
    ? `now takes ${daysInWords(request.minutes)}`
    : `was ${event.slice("request.".length)}${by ? ` by ${by}` : ""}`;
  const line = isEntered
    ? `${by ?? "An Admin"} asked for ${request.type} leave for you`
    : `${whose} ${request.type} leave ${became}`;
  const reason = isRecosted ? null : request.rejectionReason;
  return {
    text: `${line}, ${formatSpan(request.startDate, request.endDate)}`,
    blocks: [
      paragraph(`*${line}*\n${datesInWords(request)} · ${daysInWords(request.minutes)}`),
      ...(reason ? [quoteBlock("Reason", reason)] : []),
      ...(isRecosted ? [smallPrint(WHY_RECOSTED)] : []),
      isOwn ? linkButton("My Requests", `${appUrl}/requests`) : linkButton("Team Calendar", `${appUrl}/dashboard`),
    ],
  };
}
