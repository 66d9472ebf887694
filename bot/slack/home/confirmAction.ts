import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { toResult } from "../guard/toResult.ts";
import { escaped } from "../blocks/text.ts";
import { noticeView } from "../modals/request/noticeView.ts";
import { openModal } from "../modals/request/openModal.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf } from "../guard/slackActor.ts";
import { publishHome } from "./publishHome.ts";
import { refreshHome } from "./refreshHome.ts";

export type OwnActionArgs = Pick<
  SlackActionMiddlewareArgs<BlockButtonAction>,
  "ack" | "body" | "action" | "respond"
> & { client: SlackClient };

export async function confirmAction(
  { body, client, respond }: OwnActionArgs,
  context: SlackContext,
  { title, run }: { title: string; run: () => Promise<string> },
): Promise<void> {
  const who = identityOf(body);
  const outcome = await toResult(run);
  if (!outcome.ok && outcome.refusal.code === "already_done") return;
  const text = outcome.ok ? outcome.result : outcome.refusal.message;
  if (body.view?.type !== "home") {
    await respond({ response_type: "ephemeral", replace_original: false, text: escaped(text) });
    return refreshHome({ client, who, context });
  }
  if (!outcome.ok) {
    const notice = { view: noticeView([text], { title }), tooLate: escaped(text) };
    await openModal(client, { triggerId: body.trigger_id, userId: who.userId, ...notice });
  }
  await publishHome({ client, who, context });
}
