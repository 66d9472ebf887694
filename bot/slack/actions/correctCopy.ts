import type { Actor } from "#bot/operations/actor.ts";
import { knownId } from "#bot/operations/operation.ts";
import { readCopy } from "#bot/operations/notifications/readCopy.ts";
import { copyMessage } from "../messages/copyMessage.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import type { ClickedIn } from "./DecisionClick.ts";

/**
 * Shows in the message that was clicked what became of the request. It is one that we don't know of, where Slack's
 * answer was lost when it was sent. What fails here was only a courtesy.
 */
export async function correctCopy(
  { organizationId, userId }: Actor,
  requestId: string,
  { channel_id: channel, message_ts: ts, is_ephemeral: isEphemeral }: ClickedIn,
  { client, door }: { client: SlackClient; door: SlackDoor },
): Promise<void> {
  if (!channel || !ts || isEphemeral) return;
  try {
    const copy = await readCopy(organizationId, knownId(requestId), userId);
    if (!copy || copy.is === "open") return;
    const { text, blocks } = copyMessage(copy, "request.submitted", door.appUrl);
    await client.chat.update({ channel, ts, text, blocks });
  } catch (error) {
    door.log.warn({ err: error }, "a message that was clicked too late could not be corrected");
  }
}
