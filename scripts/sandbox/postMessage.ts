import { blockKitFaults } from "./slackApi/blockKitFaults.ts";
import { elementsOf } from "./slackApi/fields.ts";
import { SlackError } from "./slackApi/SlackError.ts";
import { changed, newId, recordViolations, timestamp, type Conversation, type Workspace, type World } from "./World.ts";
import type { SandboxBlock, SandboxMessage } from "./SandboxView.ts";

const LONGEST_TEXT = 40_000;

export interface Content {
  text?: unknown;
  blocks?: unknown;
}

export function contentOf(world: World, { text, blocks }: Content): { text: string; blocks: SandboxBlock[] } {
  const said = typeof text === "string" ? text : "";
  if (said.length > LONGEST_TEXT) throw new SlackError("msg_too_long");
  if (blocks === undefined || (Array.isArray(blocks) && blocks.length === 0)) {
    if (said === "") throw new SlackError("no_text");
    return { text: said, blocks: [] };
  }
  refuseFaults(world, "invalid_blocks", blockKitFaults("message", { blocks }));
  return { text: said, blocks: identified(blocks as SandboxBlock[]) };
}

export function refuseFaults(world: World, code: string, faults: string[]): void {
  if (faults.length === 0) return;
  recordViolations(world, ...faults);
  throw new SlackError(code, {
    errors: faults,
    response_metadata: { messages: faults.map((fault) => `[ERROR] ${fault}`) },
  });
}

export function identified(blocks: SandboxBlock[]): SandboxBlock[] {
  const copied = structuredClone(blocks);
  for (const block of copied) block.block_id ||= newId("b");
  for (const { element } of elementsOf(copied)) if (element.type !== "image") element.action_id ||= newId("a");
  return copied;
}

export function postMessage(
  world: World,
  workspace: Workspace,
  conversation: Conversation,
  content: { text: string; blocks: SandboxBlock[] },
  to?: string,
): SandboxMessage {
  const message: SandboxMessage = {
    ts: timestamp(world.now()),
    teamId: workspace.team.id,
    channel: conversation.id,
    ...content,
    updatedTimes: 0,
    ephemeral: to !== undefined,
    ...(to !== undefined && { to }),
  };
  conversation.messages.push(message);
  changed(world);
  return message;
}

export function changeMessage(
  world: World,
  conversation: Conversation,
  ts: string,
  content: { text: string; blocks: SandboxBlock[] } | undefined,
): SandboxMessage {
  const place = conversation.messages.findIndex((message) => message.ts === ts);
  const before = conversation.messages[place];
  if (!before) throw new SlackError("message_not_found");
  const after = { ...before, ...content, updatedTimes: before.updatedTimes + 1 };
  conversation.messages.splice(place, 1, ...(content ? [after] : []));
  changed(world);
  return after;
}

export function conversationNamed(workspace: Workspace, channel: unknown): Conversation {
  const found = workspace.conversations.get(String(channel));
  if (!found) throw new SlackError("channel_not_found");
  return found;
}
