import { z } from "zod";
import { text } from "#core/inputs.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { Refusal } from "#core/refusal.ts";

/** In characters. */
export const MESSAGE_MAX = 500;
/** Per request. */
export const MAX_MESSAGES = 50;

export const MessageInput = z.object({
  text: text({ max: MESSAGE_MAX, required: "Please enter a message", multiline: true }),
});

export function assertOpenToMessages({
  status,
  messageCount,
  decidedByName: name,
}: {
  status: RequestStatus;
  messageCount: number;
  decidedByName: string | null;
}): void {
  if (status !== "pending") {
    const decided = `This request was already ${status}${name ? ` by ${name}` : ""}, so you can't add messages`;
    throw new Refusal("conflict", "already_decided", decided);
  }
  if (messageCount < MAX_MESSAGES) return;
  throw new Refusal("conflict", "too_many_messages", `A request can have at most ${MAX_MESSAGES} messages`);
}
