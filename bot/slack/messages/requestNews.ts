import { figure } from "#core/figure.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { requestAmount } from "#core/leave/requestAmount.ts";
import { leaveText, typeText } from "#core/leave/leaveText.ts";
import { dateChange, subjectInWords } from "#core/requests/changes/changeWords.ts";
import { datesInWords, recostReason, spanInWords, statusAsVerb } from "#core/requests/requestWords.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { fitText } from "../blocks/fitText.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { linkButton, paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;
const MAX_GIVEN_BACK = 1000;

export function requestNews(body: Extract<MessageBody, { personName: string }>, appUrl: string): SlackMessage {
  const { event, request, others = [], more = 0, isOwn, personName, byName } = body;
  if (others.length + more > 0) return recostedNews([request, ...others], more, appUrl);
  const whose = isOwn ? "Your" : `${fitText(personName, MAX_NAME)}'s`;
  const isRecosted = event === "request.recosted";
  const isEntered = event === "request.entered";
  const by = byName && fitText(byName, MAX_NAME);
  const became = isRecosted
    ? `now uses ${amountInWords(request.minutes, request.unit)}`
    : `was ${statusAsVerb(event.slice("request.".length))}${by ? ` by ${by}` : ""}`;
  const leave = fitText(leaveText(request.typeName), MAX_NAME);
  const subject = subjectInWords(whose, leave, request);
  const act = isEntered
    ? `${by ?? "An Admin"} ${body.isRecorded ? "recorded" : "requested"} ${leave} for you`
    : request.change?.isAtOnce
      ? `${by ?? "An approver"} ${request.change.isCancellation ? "canceled" : "changed"} ${isOwn ? "your" : whose} ${leave}`
      : null;
  const line = act ?? `${subject} ${became}`;
  const span = spanInWords(request);
  const reason = isRecosted ? null : request.rejectionReason;
  const dates = request.change ? dateChange(request) : datesInWords(request);
  return {
    text: act === null ? `${subject}, ${span}, ${became}` : `${act}, ${span}`,
    blocks: [
      paragraph(`*${line}*\n${dates} · ${requestAmount(request)}`),
      ...(reason ? [quoteBlock("Reason", reason)] : []),
      ...(body.givenBack ?? []).map((text) => smallPrint(fitText(`${text}.`, MAX_GIVEN_BACK))),
      ...(isRecosted ? [smallPrint(recostReason(isOwn ? "your" : whose, 1))] : []),
      isOwn ? linkButton("My Requests", `${appUrl}/requests`) : linkButton("Team Calendar", `${appUrl}/dashboard`),
    ],
  };
}

function typeOf({ typeName }: RequestView): string {
  return fitText(typeText(typeName), MAX_NAME);
}

function recostedNews(requests: readonly RequestView[], more: number, appUrl: string): SlackMessage {
  const count = requests.length + more;
  const line = `Your time off was recalculated: ${figure(count)} requests`;
  const details = requests.map(
    (one) => `${datesInWords(one)} · ${typeOf(one)} · now ${amountInWords(one.minutes, one.unit)}`,
  );
  return {
    text: line,
    blocks: [
      paragraph([`*${line}*`, ...details].join("\n")),
      smallPrint(recostReason("your", count)),
      linkButton("My Requests", `${appUrl}/requests`),
    ],
  };
}
