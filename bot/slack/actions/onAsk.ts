import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import type { ModalView } from "@slack/types";
import { readThread } from "#bot/operations/messages/listMessages.ts";
import { escaped } from "../blocks/text.ts";
import { textView } from "../blocks/textView.ts";
import { DEADLINES, settledWithin } from "../guard/deadlines.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { toResult } from "../guard/toResult.ts";
import { openModal } from "../modals/request/openModal.ts";
import { updateView } from "../modals/request/updateView.ts";
import { threadView } from "../modals/thread/threadView.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { decisionClick } from "./DecisionClick.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

const TOO_LATE = "The form didn't open in time. Please press the button again.";
const LOADING = "Loading the messages…";
const FAILED = "The messages can't be loaded right now. Please close this and try again in a moment.";

export async function onAsk({ ack, body, client }: ClickArgs, context: SlackContext): Promise<void> {
  await ack();
  const { requestId, triggerId } = decisionClick(body);
  const reading = thread(body, requestId, client);
  const found = await settledWithin(DEADLINES.open, reading);
  if (found?.ok === false) throw found.refusal;

  const view = found ? threadView(found.result) : textView(LOADING);
  const viewId = await openModal(client, { triggerId, userId: body.user.id, view, tooLate: TOO_LATE });
  if (found || viewId === undefined) return;
  const late = await viewAfter(reading).catch((err: unknown) => {
    context.log.error({ err }, "could not fill in the form with a request's messages");
    return textView(FAILED);
  });
  await updateView(client, { view_id: viewId, view: late });
}

async function thread(body: object, requestId: string, client: SlackClient) {
  const actor = await slackActor(identityOf(body), client);
  return toResult(() => readThread(actor, requestId, {}));
}

async function viewAfter(reading: ReturnType<typeof thread>): Promise<ModalView> {
  const outcome = await reading;
  return outcome.ok ? threadView(outcome.result) : textView(escaped(outcome.refusal.message));
}
