import type { ModalView } from "@slack/types";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import { slackErrorOf } from "#bot/slack/guard/slackErrorOf.ts";

interface Opening {
  triggerId: string;
  userId: string;
  view: ModalView;
  tooLate: string;
}

/** Returns undefined if the click is repeated or, after sending `tooLate`, if the click is too old. */
export async function openModal(
  client: SlackClient,
  { triggerId, userId, view, tooLate }: Opening,
): Promise<string | undefined> {
  try {
    const opened = await client.views.open({ trigger_id: triggerId, view });
    return opened.view?.id;
  } catch (error) {
    const code = slackErrorOf(error);
    if (code === "exchanged_trigger_id") return undefined;
    if (code !== "expired_trigger_id") throw error;
    await client.chat.postMessage({ channel: userId, text: tooLate });
    return undefined;
  }
}
