import { teamRequestCount, teamRequestCountText } from "#core/requests/teamRequestCount.ts";
import { readTeamRequests, type TeamRequestView } from "#bot/operations/requests/readTeamRequests.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { compactApprovalBlocks } from "../blocks/approvalBlocks.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { firstItems } from "../home/firstItems.ts";
import type { Asker } from "./askerOf.ts";

/** Each request takes two blocks, and Slack allows 50 in a message. */
const MAX = 15;

export async function pendingAnswer({ actor, appUrl }: Pick<Asker, "actor" | "appUrl">): Promise<SlackAnswer> {
  const requests = await readTeamRequests(actor, {});
  if (requests.length === 0) return { text: "No requests are waiting for your decision." };
  const count = teamRequestCountText(teamRequestCount(requests));
  const verb = count === "1" ? "request is" : "requests are";
  const text = `${count === "0" ? "No" : count} ${verb} waiting for your decision`;
  const blocksOf = (shown: readonly TeamRequestView[]) =>
    shown.flatMap((request) => compactApprovalBlocks(request, appUrl));
  return {
    text,
    blocks: [paragraph(`*${text}*`), ...firstItems(requests, { blocksOf, most: MAX, link: `${appUrl}/approvals` })],
  };
}
