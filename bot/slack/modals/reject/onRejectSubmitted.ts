import type { SlackViewMiddlewareArgs, ViewSubmitAction } from "@slack/bolt";
import { decideInSlack } from "#bot/slack/actions/decideInSlack.ts";
import { escaped } from "#bot/slack/blocks/text.ts";
import { textView } from "#bot/slack/blocks/textView.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import { readFormMemory } from "../readFormMemory.ts";
import { RejectMemory } from "./rejectView.ts";

type SubmitArgs = Pick<SlackViewMiddlewareArgs<ViewSubmitAction>, "ack" | "body"> & { client: SlackClient };

const FIELD = "rejectionReason";

export async function onRejectSubmitted({ ack, body, client }: SubmitArgs, context: SlackContext): Promise<void> {
  const { requestId, version, clickedIn } = readFormMemory(RejectMemory, body.view);
  const rejectionReason = body.view.state.values[FIELD]?.[FIELD]?.value ?? undefined;
  const rejecting = { body, requestId, decision: { status: "rejected", version, rejectionReason }, client } as const;
  const outcome = await decideInSlack(rejecting, clickedIn, context);
  if (outcome.ok) {
    await ack();
    return outcome.show();
  }
  const wrong = outcome.refusal.fields?.[FIELD];
  if (wrong !== undefined) return ack({ response_action: "errors", errors: { [FIELD]: wrong } });
  if (outcome.refusal.code === "already_done") return ack();
  await ack({ response_action: "update", view: textView(escaped(outcome.refusal.message)) });
  await outcome.show();
}
