import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { datesInWords } from "#core/requests/requestWords.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { attempt } from "../attempt.ts";
import { escaped } from "../blocks/text.ts";
import { onceOf } from "../onceOf.ts";
import { noticeView } from "../requestModal/noticeView.ts";
import { openModal } from "../requestModal/openModal.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { identityOf, slackActor } from "../slackActor.ts";
import { publishHome } from "./publishHome.ts";
import { refreshHome } from "./refreshHome.ts";

type CancelArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body" | "action" | "respond"> & {
  client: SlackClient;
};

/** Takes a request back. The Home tab shows so by itself; in a conversation it is said, and so is what stands in the way. */
export async function onCancelRequest(args: CancelArgs, door: SlackDoor): Promise<void> {
  const { ack, body, action, client, respond } = args;
  await ack();
  const who = identityOf(body);
  const outcome = await attempt(async () => {
    return cancelRequest(await slackActor(who, client, onceOf(body)), action.value ?? "", {});
  });
  if (!outcome.ok && outcome.refusal.code === "already_done") return;
  const text = outcome.ok
    ? `Your ${outcome.result.type} request for ${datesInWords(outcome.result)} was cancelled.`
    : outcome.refusal.message;
  if (body.view?.type !== "home") {
    await respond({ response_type: "ephemeral", replace_original: false, text: escaped(text) });
    return refreshHome({ client, who, door });
  }
  if (!outcome.ok) {
    const notice = { view: noticeView([text], { title: "Cancel request" }), tooLate: escaped(text) };
    await openModal(client, { triggerId: body.trigger_id, userId: who.userId, ...notice });
  }
  await publishHome({ client, who, door });
}
