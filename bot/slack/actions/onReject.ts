import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import type { ModalView } from "@slack/types";
import { checkDecision } from "#bot/operations/requests/checkDecision.ts";
import { toResult } from "../guard/toResult.ts";
import { escaped } from "../blocks/text.ts";
import { textView } from "../blocks/textView.ts";
import { rejectView } from "../modals/reject/rejectView.ts";
import { openModal } from "../modals/request/openModal.ts";
import { DEADLINES, settledWithin } from "../guard/deadlines.ts";
import { updateView } from "../modals/request/updateView.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { type DecisionClick, decisionClick } from "./DecisionClick.ts";
import { showOutcome } from "./showOutcome.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

const TOO_LATE = "The form didn't open in time. Please press Reject again.";
const LOADING = "Loading the request…";
const FAILED = "The request can't be loaded right now. Please close this and try again in a moment.";

export async function onReject({ ack, body, client }: ClickArgs, context: SlackContext): Promise<void> {
  await ack();
  const click = decisionClick(body);
  const checking = checked(body, click, client);
  const found = await settledWithin(DEADLINES.open, checking);
  if (found?.outcome.ok === false) {
    await showOutcome({ ...found, outcome: found.outcome }, click.clickedIn, { client, context });
    throw found.outcome.refusal;
  }

  const { triggerId } = click;
  const view = found ? rejectView(click) : textView(LOADING);
  const viewId = await openModal(client, { triggerId, userId: body.user.id, view, tooLate: TOO_LATE });
  if (found || viewId === undefined) return;
  const late = await viewAfter(checking, click).catch((err: unknown) => {
    context.log.error({ err }, "could not fill in the form to reject a request");
    return textView(FAILED);
  });
  await updateView(client, { view_id: viewId, view: late });
}

async function checked(body: object, { requestId, version }: DecisionClick, client: SlackClient) {
  const who = identityOf(body);
  const actor = await slackActor(who, client);
  const outcome = await toResult(() => checkDecision(actor, requestId, { status: "rejected", version }));
  return { who, actor, requestId, outcome };
}

async function viewAfter(checking: ReturnType<typeof checked>, click: DecisionClick): Promise<ModalView> {
  const { outcome } = await checking;
  return outcome.ok ? rejectView(click) : textView(escaped(outcome.refusal.message));
}
