import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { typedDates, type TypedSpan } from "#core/calendar/typedDates.ts";
import { isLive } from "#core/leave/Statuses.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { answerInTime, type SlackAnswer } from "../guard/answerInTime.ts";
import { toResult } from "../guard/toResult.ts";
import { fitText } from "../blocks/fitText.ts";
import { cancelableBlock } from "../blocks/ownRequestBlocks.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { firstItems } from "../home/firstItems.ts";
import { refreshHome } from "../home/refreshHome.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf } from "../guard/slackActor.ts";
import { type Asker, askerOf } from "./askerOf.ts";
import { datesAnswer } from "./datesAnswer.ts";
import { refusalAnswer } from "./refusalAnswer.ts";
import type { CommandArgs } from "./CommandArgs.ts";

const MAX_NAME = 300;
/** The maximum number of requests in a reply; Slack allows 50 blocks. */
const MAX = 40;
const EXAMPLES = ["/pto cancel", "/pto cancel 2027-03-01"];
const CANCEL_APPROVED =
  "To cancel approved time off, choose Change under My Requests on the web, or ask an Admin or Owner.";
const INSTEAD = "`/pto list` shows your requests.";

/** Handles `/pto cancel`: shows what can be canceled. With an ISO date, cancels the only request on that date. */
export async function onPtoCancel(args: CommandArgs, rest: string, context: SlackContext): Promise<void> {
  let isCancelled = false;
  await answerInTime(args, async () => {
    const asker = await askerOf(args.command, args.client, context);
    const live = (await listOwnRequests(asker.actor, {})).filter(({ status }) => isLive(status));
    if (rest === "") return choice(live, asker, "What do you want to cancel?");
    const typed = typedDates(rest, asker.today, asker.isWorked);
    if (typed.outcome !== "dates") return datesAnswer(typed, "/pto cancel", rest, EXAMPLES);
    const meant = live.filter((request) => touches(request, typed.span));
    const [request] = meant;
    const { startDate, endDate } = typed.span;
    if (!request) return { text: `You have no request for ${formatSpan(startDate, endDate)}.\n${INSTEAD}` };
    // Dates that aren't exact, or that match several requests, need a confirmation.
    if (!typed.isExact || meant.length > 1) return choice(meant, asker, `Cancel ${formatSpan(startDate, endDate)}?`);
    const cancelled = await toResult(() => cancelRequest(asker.actor, request.id, { rejectionReason: typed.rest }));
    if (!cancelled.ok) return refusedAnswer(cancelled.refusal);
    isCancelled = true;
    return {
      text: `Your ${fitText(typeText(request.typeName), MAX_NAME)} request for ${datesInWords(request)} was canceled.`,
    };
  });
  if (isCancelled) await refreshHome({ client: args.client, who: identityOf(args.command), context });
}

function refusedAnswer(refusal: Parameters<typeof refusalAnswer>[0]): SlackAnswer {
  // The general error handler responds to a repeated command.
  if (refusal.code === "already_done") throw refusal;
  return refusalAnswer(refusal, refusal.code === "already_decided" ? CANCEL_APPROVED : INSTEAD);
}

/** Returns a reply with the requests that the person can still cancel, each with a button. */
function choice(requests: RequestView[], { appUrl }: Asker, question: string): SlackAnswer {
  const pending = requests.filter(({ status }) => status === "pending").toSorted(byStart);
  if (pending.length === 0) {
    return { text: `You have no pending requests. ${CANCEL_APPROVED}\n${INSTEAD}` };
  }
  return {
    text: question,
    blocks: [
      paragraph(`*${question}*`),
      ...firstItems(pending, {
        blocksOf: (shown) => shown.map(cancelableBlock),
        most: MAX,
        link: `${appUrl}/requests`,
      }),
    ],
  };
}

function touches(request: RequestView, { startDate, endDate }: TypedSpan): boolean {
  return request.startDate <= endDate && request.endDate >= startDate;
}

function byStart(one: RequestView, other: RequestView): number {
  return one.startDate.localeCompare(other.startDate);
}
