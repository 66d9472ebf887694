import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { decideHere } from "./decideHere.ts";
import { decisionClick } from "./DecisionClick.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

/** Approve. Whoever comes late, or may not, is told so. */
export async function onApprove({ ack, body, client }: ClickArgs, door: SlackDoor): Promise<void> {
  await ack();
  const { requestId, clickedIn } = decisionClick(body);
  const approving = { body, requestId, decision: { status: "approved" }, client } as const;
  const outcome = await decideHere(approving, clickedIn, door);
  await outcome.show();
  if (!outcome.ok) throw outcome.refusal;
}
