import type { SlackViewMiddlewareArgs, ViewSubmitAction } from "@slack/bolt";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { escaped } from "#bot/slack/blocks/text.ts";
import { textView } from "#bot/slack/blocks/textView.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import { idempotencyKey } from "#bot/slack/guard/idempotencyKey.ts";
import { identityOf, slackActor } from "#bot/slack/guard/slackActor.ts";
import { toResult } from "#bot/slack/guard/toResult.ts";
import { readFormMemory } from "../readFormMemory.ts";
import { FIELD, ThreadMemory } from "./threadView.ts";

type SubmitArgs = Pick<SlackViewMiddlewareArgs<ViewSubmitAction>, "ack" | "body"> & { client: SlackClient };

export async function onThreadSubmitted({ ack, body, client }: SubmitArgs, context: SlackContext): Promise<void> {
  const { requestId } = readFormMemory(ThreadMemory, body.view);
  const text = body.view.state.values[FIELD]?.[FIELD]?.value ?? "";
  const actor = await slackActor(identityOf(body), client, { once: idempotencyKey(body), appUrl: context.appUrl });
  const outcome = await toResult(() => postMessage(actor, requestId, { text }));
  if (outcome.ok || outcome.refusal.code === "already_done") return ack();
  const wrong = outcome.refusal.fields?.[FIELD];
  if (wrong !== undefined) return ack({ response_action: "errors", errors: { [FIELD]: wrong } });
  await ack({ response_action: "update", view: textView(escaped(outcome.refusal.message)) });
}
