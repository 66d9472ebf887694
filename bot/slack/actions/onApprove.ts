import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { decideInSlack } from "./decideInSlack.ts";
import { decisionClick } from "./DecisionClick.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

export async function onApprove({ ack, body, client }: ClickArgs, context: SlackContext): Promise<void> {
  await ack();
  const { requestId, version, clickedIn } = decisionClick(body);
  const approving = { body, requestId, decision: { status: "approved", version }, client } as const;
  const outcome = await decideInSlack(approving, clickedIn, context);
  await outcome.show();
  if (!outcome.ok) throw outcome.refusal;
}
