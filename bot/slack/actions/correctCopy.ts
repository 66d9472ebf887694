import type { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { type Copy, readCopy } from "#bot/operations/notifications/readCopy.ts";
import { copyMessage } from "../messages/copyMessage.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import type { ClickedIn } from "./DecisionClick.ts";

interface Refused {
  actor: Actor;
  requestId: string;
  refusal: Refusal;
}

/**
 * Shows in the message that was clicked what became of the request, to who may decide it. It is one that we don't know
 * of, where Slack's answer was lost when it was sent. What fails here was only a courtesy.
 */
export async function correctCopy(
  refused: Refused,
  { channel_id: channel, message_ts: ts, is_ephemeral: isEphemeral }: ClickedIn,
  { client, context }: { client: SlackClient; context: SlackContext },
): Promise<void> {
  if (!channel || !ts || isEphemeral) return;
  try {
    const copy = await copyFor(refused);
    if (!copy || copy.is === "open") return;
    const { text, blocks } = copyMessage(copy, "request.submitted", context.appUrl);
    await client.chat.update({ channel, ts, text, blocks });
  } catch (error) {
    context.log.warn({ err: error }, "a message that was clicked too late could not be corrected");
  }
}

/** Only a refusal that comes after it was asked who may decide tells that this person may know. */
async function copyFor({ actor, requestId, refusal }: Refused): Promise<Copy | undefined> {
  if (refusal.kind === "forbidden") return { is: "not theirs" };
  if (refusal.code !== "already_decided") return undefined;
  return readCopy(actor.organizationId, requestId, actor.userId);
}
