import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { typedDates, type TypedSpan } from "#core/calendar/typedDates.ts";
import { isLive } from "#core/leave/Statuses.ts";
import type { Refusal } from "#core/refusal.ts";
import { listOwnCredits } from "#bot/operations/requests/credits/listOwnCredits.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { answerInTime, type SlackAnswer } from "../guard/answerInTime.ts";
import { toResult } from "../guard/toResult.ts";
import { canceledText } from "../blocks/canceledText.ts";
import { cancelableBlock, isChangeable, type OwnItem } from "../blocks/ownRequestBlocks.ts";
import { escaped } from "../blocks/text.ts";
import { paragraph, smallPrint } from "../blocks/textBlocks.ts";
import { firstItems } from "../home/firstItems.ts";
import { refreshHome } from "../home/refreshHome.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf } from "../guard/slackActor.ts";
import { type Asker, askerOf } from "./askerOf.ts";
import { datesAnswer } from "./datesAnswer.ts";
import { refusalAnswer } from "./refusalAnswer.ts";
import type { CommandArgs } from "./CommandArgs.ts";

/** Slack allows 50 blocks. */
const MAX = 40;
const EXAMPLES = ["/pto cancel", "/pto cancel 2027-03-01"];
const INSTEAD = "`/pto list` shows your requests.";
const BY_APPROVER =
  "To cancel approved time off, press *Change*; *End early* is for time off that has begun. An approver may have to agree.";

export async function onPtoCancel(args: CommandArgs, rest: string, context: SlackContext): Promise<void> {
  let isCancelled = false;
  await answerInTime(args, async () => {
    const asker = await askerOf(args.command, args.client, context);
    const { actor, today } = asker;
    const [requests, credits] = await Promise.all([listOwnRequests(actor, {}), listOwnCredits(actor, {})]);
    const pending = credits.filter(({ status }) => status === "pending");
    const live: OwnItem[] = [...requests.filter(({ status }) => isLive(status)), ...pending];
    if (rest === "") return choice(live, asker, { question: "What do you want to cancel?" });
    const typed = typedDates(rest, today, asker);
    if (typed.outcome !== "dates") return datesAnswer(typed, "/pto cancel", rest, EXAMPLES);
    const meant = live.filter((request) => touches(request, typed.span));
    const [request] = meant;
    const span = formatSpan(typed.span.startDate, typed.span.endDate);
    if (!request) return { text: `You have nothing to cancel for ${span}.\n${INSTEAD}` };
    if (meant.length > 1)
      return choice(meant, asker, { question: `Which request for ${span} do you want to cancel?`, span });
    if (!typed.isExact) return choice(meant, asker, { question: `Cancel your request for ${span}?`, span });
    const cancelled = await toResult(() => cancelRequest(actor, request.id, { rejectionReason: typed.rest }));
    if (!cancelled.ok) return refusedAnswer(cancelled.refusal, request, asker);
    isCancelled = true;
    return { text: escaped(canceledText(request)) };
  });
  if (isCancelled) await refreshHome({ client: args.client, who: identityOf(args.command), context });
}

function refusedAnswer(refusal: Refusal, request: OwnItem, asker: Asker): SlackAnswer {
  // `explain` acknowledges a repeated command silently.
  if (refusal.code === "already_done") throw refusal;
  const asksApprover = refusal.code === "already_decided" && isChangeable(request, asker.today);
  return asksApprover ? choice([request], asker, { question: refusal.message }) : refusalAnswer(refusal, INSTEAD);
}

function choice(
  requests: readonly OwnItem[],
  { today, appUrl }: Asker,
  { question, span }: { question: string; span?: string },
): SlackAnswer {
  const pending = requests.filter(({ status }) => status === "pending").toSorted(byStart);
  const approved = requests.filter((request) => isChangeable(request, today)).toSorted(byStart);
  const offered = [...pending, ...approved];
  if (offered.length === 0) return { text: `You have nothing to cancel${span ? ` for ${span}` : ""}.\n${INSTEAD}` };
  const text = escaped(question);
  return {
    text,
    blocks: [
      paragraph(`*${text}*`),
      ...firstItems(offered, {
        blocksOf: (shown) => shown.map((request) => cancelableBlock(request, today)),
        most: MAX,
        link: `${appUrl}/requests`,
      }),
      ...(approved.length > 0 ? [smallPrint(BY_APPROVER)] : []),
    ],
  };
}

function touches(request: RequestView, { startDate, endDate }: TypedSpan): boolean {
  return request.startDate <= endDate && request.endDate >= startDate;
}

function byStart(one: RequestView, other: RequestView): number {
  return one.startDate.localeCompare(other.startDate);
}
