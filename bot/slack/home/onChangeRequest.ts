import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { readRequestValue } from "../blocks/requestValue.ts";
import { openRequestModal } from "../modals/request/openRequestModal.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf } from "../guard/slackActor.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body" | "action"> & {
  client: SlackClient;
};

export async function onChangeRequest({ ack, body, action, client }: ClickArgs, context: SlackContext): Promise<void> {
  await ack();
  const { requestId: changing } = readRequestValue(action.value);
  await openRequestModal({ client, triggerId: body.trigger_id, who: identityOf(body), changing, context });
}
