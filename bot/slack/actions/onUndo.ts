import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { toResult } from "../guard/toResult.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { decisionClick } from "./DecisionClick.ts";
import { updateApproverMessage } from "./updateApproverMessage.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

export async function onUndo({ ack, body, client }: ClickArgs, context: SlackContext): Promise<void> {
  await ack();
  const { requestId, clickedIn } = decisionClick(body);
  const actor = await slackActor(identityOf(body), client, { once: idempotencyKey(body), appUrl: context.appUrl });
  const outcome = await toResult(() => undoDecision(actor, requestId, {}));
  if (outcome.ok || outcome.refusal.code === "already_done") return;
  const { refusal } = outcome;
  await updateApproverMessage({ actor, requestId, refusal }, clickedIn, { client, context });
  throw refusal;
}
