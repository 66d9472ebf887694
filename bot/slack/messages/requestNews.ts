import { formatSpan } from "#core/calendar/dates.ts";
import { datesInWords, daysInWords, statusAsVerb } from "#core/requests/requestWords.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { fitText } from "../blocks/fitText.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { linkButton, paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;
const WHY_RECOSTED =
  "A holiday, the office, or its policy changed, so this time off now costs a different number of days.";

/**
 * Returns the message, to the requester or the approvers, about a request that was decided, canceled, recalculated or
 * entered by an Admin.
 */
export function requestNews(body: Extract<MessageBody, { personName: string }>, appUrl: string): SlackMessage {
  const { event, request, others = [], isOwn, personName, byName } = body;
  if (others.length > 0) return recostedNews([request, ...others], appUrl);
  const whose = isOwn ? "Your" : `${fitText(personName, MAX_NAME)}'s`;
  const isRecosted = event === "request.recosted";
  const isEntered = event === "request.entered";
  const by = byName && fitText(byName, MAX_NAME);
  const became = isRecosted
    ? `now costs ${daysInWords(request.minutes)}`
    : `was ${statusAsVerb(event.slice("request.".length))}${by ? ` by ${by}` : ""}`;
  const line = isEntered
    ? `${by ?? "An Admin"} requested ${request.type} leave for you`
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

/** The maximum number of requests per message; the linked page lists the rest. */
const MAX_RECOSTED = 20;

/** Returns the message about several recalculated requests of a person. */
function recostedNews(requests: readonly RequestView[], appUrl: string): SlackMessage {
  const line = `Your time off was recalculated: ${requests.length} requests`;
  const details = requests
    .slice(0, MAX_RECOSTED)
    .map((one) => `${datesInWords(one)} · ${one.type} · now ${daysInWords(one.minutes)}`);
  return {
    text: line,
    blocks: [
      paragraph([`*${line}*`, ...details].join("\n")),
      smallPrint(WHY_RECOSTED),
      linkButton("My Requests", `${appUrl}/requests`),
    ],
  };
}
