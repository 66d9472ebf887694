import { countText } from "#core/countText.ts";
import type { KnownBlock } from "@slack/types";
import type { IsoDate } from "#core/calendar/dates.ts";
import { isLive } from "#core/leave/Statuses.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { ownRequestBlocks } from "../blocks/ownRequestBlocks.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { firstItems } from "../home/firstItems.ts";
import type { Asker } from "./askerOf.ts";

/** The maximum number of requests in each part; Slack allows 50 blocks, and a pending request takes two. */
const MAX = { upcoming: 17, recent: 10 };

/**
 * Returns the reply with the person's own requests: upcoming and pending ones, soonest first, then all others, newest
 * first.
 */
export async function listAnswer({ actor, today, appUrl }: Asker): Promise<SlackAnswer> {
  const requests = await listOwnRequests(actor, {});
  const upcoming = requests.filter((request) => isUpcoming(request, today)).toSorted(byStart);
  const recent = requests.filter((request) => !isUpcoming(request, today));
  if (requests.length === 0) {
    return { text: "You haven't requested any time off yet. `/pto request` opens the form." };
  }
  const link = `${appUrl}/requests`;
  return {
    text:
      upcoming.length === 0
        ? "Nothing is coming up."
        : `${countText(upcoming.length, "request")} coming up or pending.`,
    blocks: [
      paragraph(upcoming.length === 0 ? "*Coming up*\nNothing. `/pto request` opens the form." : "*Coming up*"),
      ...firstItems(upcoming, { blocksOf, most: MAX.upcoming, link }),
      ...(recent.length > 0 ? [paragraph("*Before*")] : []),
      ...firstItems(recent, { blocksOf, most: MAX.recent, link }),
    ],
  };
}

function blocksOf(requests: readonly RequestView[]): KnownBlock[] {
  return requests.flatMap(ownRequestBlocks);
}

function isUpcoming({ status, endDate }: RequestView, today: IsoDate): boolean {
  return status === "pending" || (isLive(status) && endDate >= today);
}

function byStart(one: RequestView, other: RequestView): number {
  return one.startDate.localeCompare(other.startDate);
}
