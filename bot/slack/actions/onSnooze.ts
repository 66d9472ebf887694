import type { OverflowAction } from "@slack/bolt";
import { snoozeRequest } from "#bot/operations/requests/snoozing/snoozeRequest.ts";
import { readApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";
import { readRequestValue } from "../blocks/requestValue.ts";
import { toResult } from "../guard/toResult.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import { refreshHome } from "../home/refreshHome.ts";
import { approverMessage } from "../messages/approverMessage.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { clickedInOf } from "./DecisionClick.ts";
import { updateApproverMessage } from "./updateApproverMessage.ts";

type ClickArgs = { ack: () => Promise<void>; body: object; action: OverflowAction; client: SlackClient };

export async function onSnooze({ ack, body, action, client }: ClickArgs, context: SlackContext): Promise<void> {
  await ack();
  const [until = "", ...shown] = action.selected_option.value.split(" ");
  const { requestId } = readRequestValue(shown.join(" "));
  const clickedIn = clickedInOf(body);
  const who = identityOf(body);
  const actor = await slackActor(who, client, { once: idempotencyKey(body), appUrl: context.appUrl });
  const outcome = await toResult(() => snoozeRequest(actor, requestId, { until }));
  if (!outcome.ok && outcome.refusal.code === "already_done") return;
  if (!outcome.ok) {
    const { refusal } = outcome;
    await updateApproverMessage({ actor, requestId, refusal }, clickedIn, { client, context });
    throw refusal;
  }
  const { channel_id: channel, message_ts: ts, is_ephemeral: isEphemeral } = clickedIn;
  const copy = await readApproverMessage(actor.organizationId, requestId, actor.userId);
  if (channel && ts && !isEphemeral && copy) {
    await client.chat.update({ channel, ts, ...approverMessage(copy, "request.submitted", context.appUrl) });
  }
  if (clickedIn.type === "view") await refreshHome({ client, who, context });
}
