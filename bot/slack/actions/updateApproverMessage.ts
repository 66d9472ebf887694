import type { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { type ApproverMessage, readApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";
import { approverMessage } from "../messages/approverMessage.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import type { ClickedIn } from "./DecisionClick.ts";

const OUTDATED = [
  "already_decided",
  "changed",
  "not_decided",
  "too_late",
  "delegation_ended",
  "begun_leave",
  "own_balance",
];

interface Refused {
  actor: Actor;
  requestId: string;
  refusal: Refusal;
}

/**
 * Updates the clicked message directly, because delivery can't update it if Slack's response with the message's id was
 * lost.
 */
export async function updateApproverMessage(
  refused: Refused,
  { channel_id: channel, message_ts: ts, is_ephemeral: isEphemeral }: ClickedIn,
  { client, context }: { client: SlackClient; context: SlackContext },
): Promise<void> {
  if (!channel || !ts || isEphemeral) return;
  try {
    const copy = await copyFor(refused);
    if (!copy) return;
    const { text, blocks } = approverMessage(copy, "request.submitted", context.appUrl);
    await client.chat.update({ channel, ts, text, blocks });
  } catch (error) {
    context.log.warn({ err: error }, "could not correct a message that was clicked too late");
  }
}

async function copyFor({ actor, requestId, refusal }: Refused): Promise<ApproverMessage | undefined> {
  if (OUTDATED.includes(refusal.code)) return readApproverMessage(actor.organizationId, requestId, actor.userId);
  return refusal.kind === "forbidden" ? { is: "not theirs", endedFor: null } : undefined;
}
