import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { openRequestModal } from "../modals/request/openRequestModal.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf } from "../guard/slackActor.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

export async function onOpenRequestModal({ ack, body, client }: ClickArgs, context: SlackContext): Promise<void> {
  await ack();
  await openRequestModal({ client, triggerId: body.trigger_id, who: identityOf(body), context });
}
