import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { canceledText } from "../blocks/canceledText.ts";
import { readRequestValue } from "../blocks/requestValue.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { confirmAction, type OwnActionArgs } from "./confirmAction.ts";

export async function onCancelRequest(args: OwnActionArgs, context: SlackContext): Promise<void> {
  const { ack, body, action, client } = args;
  await ack();
  const run = async () => {
    const { requestId, version } = readRequestValue(action.value);
    const actor = await slackActor(identityOf(body), client, { once: idempotencyKey(body) });
    return canceledText(await cancelRequest(actor, requestId, { version }));
  };
  await confirmAction(args, context, { title: "Cancel request", run });
}
