import type { ActionsBlock, HeaderBlock, HomeView } from "@slack/types";
import type { Refusal } from "#core/refusal.ts";
import { teamRequestCount, teamRequestCountText } from "#core/requests/teamRequestCount.ts";
import type { HomeFacts } from "#bot/operations/slack/readHome.ts";
import { compactApprovalBlocks } from "../blocks/approvalBlocks.ts";
import { awayBlocks } from "../blocks/awayBlocks.ts";
import { balanceBlocks } from "../blocks/balanceBlocks.ts";
import { fitText } from "../blocks/fitText.ts";
import { ownRequestBlocks } from "../blocks/ownRequestBlocks.ts";
import { linkButton, paragraph, smallPrint } from "../blocks/textBlocks.ts";
import { firstItems } from "./firstItems.ts";

/** Together, the lists fit into the 100 blocks that Slack allows. */
const MAX = { waiting: 10, requests: 20, away: 50 };
const TEXT_MAX = 2500;
const LINE = { type: "divider" } as const;

export function homeView({ today, balances, requests, waiting, away }: HomeFacts, appUrl: string): HomeView {
  const toDecide = firstItems(waiting, {
    blocksOf: (shown) => shown.flatMap((request) => compactApprovalBlocks(request, appUrl)),
    most: MAX.waiting,
    link: `${appUrl}/approvals`,
  });
  const own = firstItems(requests, {
    blocksOf: (shown) => shown.flatMap((request) => ownRequestBlocks(request, today)),
    most: MAX.requests,
    link: `${appUrl}/requests`,
  });
  const others = firstItems(away, { blocksOf: awayBlocks, most: MAX.away, link: `${appUrl}/dashboard` });
  return {
    type: "home",
    blocks: [
      header("Your time off"),
      ...balanceBlocks(balances),
      buttons(appUrl),
      ...(waiting.length > 0 ? [LINE, header(waitingTitle(waiting)), ...toDecide] : []),
      LINE,
      header("Your requests"),
      ...(requests.length > 0 ? own : [smallPrint("Nothing is pending or coming up.")]),
      LINE,
      header("Away this week"),
      ...(away.length > 0 ? others : [smallPrint("Nobody you work with is away this week.")]),
    ],
  };
}

export function unknownUserView({ message, link }: Pick<Refusal, "message" | "link">): HomeView {
  const text = paragraph(fitText(message, TEXT_MAX));
  return {
    type: "home",
    blocks: [header("Welcome to Awayday"), text, ...(link ? [linkButton(link.label, link.url)] : [])],
  };
}

function waitingTitle(waiting: HomeFacts["waiting"]): string {
  const count = teamRequestCountText(teamRequestCount(waiting));
  return count === "0" ? "Snoozed requests" : `Waiting for your decision (${count})`;
}

function buttons(appUrl: string): ActionsBlock {
  return {
    type: "actions",
    elements: [
      {
        type: "button",
        action_id: "open_request_modal",
        style: "primary",
        text: { type: "plain_text", text: "Request time off" },
      },
      {
        type: "button",
        action_id: "open_request",
        url: `${appUrl}/dashboard`,
        text: { type: "plain_text", text: "Open Awayday" },
      },
    ],
  };
}

function header(text: string): HeaderBlock {
  return { type: "header", text: { type: "plain_text", text } };
}
