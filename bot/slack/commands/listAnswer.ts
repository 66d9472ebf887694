import { countText } from "#core/countText.ts";
import { isComingUp } from "#core/requests/lifecycle/isComingUp.ts";
import { listOwnCredits } from "#bot/operations/requests/credits/listOwnCredits.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { type OwnItem, ownRequestBlocks } from "../blocks/ownRequestBlocks.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { firstItems } from "../home/firstItems.ts";
import type { Asker } from "./askerOf.ts";

/** Slack allows 50 blocks, and a request with buttons takes two. */
const MAX = { upcoming: 17, recent: 10 };

const NOTHING = "Nothing is pending or coming up.";

export async function listAnswer({ actor, today, appUrl }: Asker): Promise<SlackAnswer> {
  const [requests, credits] = await Promise.all([listOwnRequests(actor, {}), listOwnCredits(actor, {})]);
  const upcoming = [...requests, ...credits].filter((request) => isComingUp(request, today)).toSorted(byStart);
  const recent = requests.filter((request) => !isComingUp(request, today));
  if (upcoming.length + recent.length === 0) {
    return { text: "You haven't requested any time off yet. `/pto request` opens the form." };
  }
  const link = `${appUrl}/requests`;
  const blocksOf = (shown: readonly OwnItem[]) => shown.flatMap((request) => ownRequestBlocks(request, today));
  return {
    text: upcoming.length === 0 ? NOTHING : `${countText(upcoming.length, "request")} pending or coming up.`,
    blocks: [
      paragraph(upcoming.length === 0 ? `${NOTHING} \`/pto request\` opens the form.` : "*Pending or coming up*"),
      ...firstItems(upcoming, { blocksOf, most: MAX.upcoming, link }),
      ...(recent.length > 0 ? [paragraph("*Past and closed*")] : []),
      ...firstItems(recent, { blocksOf, most: MAX.recent, link }),
    ],
  };
}

function byStart(one: RequestView, other: RequestView): number {
  return one.startDate.localeCompare(other.startDate);
}
