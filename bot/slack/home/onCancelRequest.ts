import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { typeText } from "#core/leave/leaveText.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { toResult } from "../guard/toResult.ts";
import { readRequestValue } from "../blocks/requestValue.ts";
import { escaped } from "../blocks/text.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import { noticeView } from "../modals/request/noticeView.ts";
import { openModal } from "../modals/request/openModal.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { publishHome } from "./publishHome.ts";
import { refreshHome } from "./refreshHome.ts";

type CancelArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body" | "action" | "respond"> & {
  client: SlackClient;
};

/**
 * Cancels a request. If the button is on the Home tab, updates the tab and shows a refusal in a modal; otherwise
 * replies in the conversation.
 */
export async function onCancelRequest(args: CancelArgs, context: SlackContext): Promise<void> {
  const { ack, body, action, client, respond } = args;
  await ack();
  const who = identityOf(body);
  const outcome = await toResult(async () => {
    const { requestId, version } = readRequestValue(action.value);
    return cancelRequest(await slackActor(who, client, { once: idempotencyKey(body) }), requestId, { version });
  });
  if (!outcome.ok && outcome.refusal.code === "already_done") return;
  const text = outcome.ok
    ? `Your ${typeText(outcome.result.typeName)} request for ${datesInWords(outcome.result)} was canceled.`
    : outcome.refusal.message;
  if (body.view?.type !== "home") {
    await respond({ response_type: "ephemeral", replace_original: false, text: escaped(text) });
    return refreshHome({ client, who, context });
  }
  if (!outcome.ok) {
    const notice = { view: noticeView([text], { title: "Cancel request" }), tooLate: escaped(text) };
    await openModal(client, { triggerId: body.trigger_id, userId: who.userId, ...notice });
  }
  await publishHome({ client, who, context });
}
