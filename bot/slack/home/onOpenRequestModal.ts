import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { openRequestModal } from "../requestModal/openRequestModal.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { identityOf } from "../slackActor.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

/** "Request time off", wherever the button stands. */
export async function onOpenRequestModal({ ack, body, client }: ClickArgs, door: SlackDoor): Promise<void> {
  await ack();
  await openRequestModal({ client, triggerId: body.trigger_id, who: identityOf(body), door });
}
