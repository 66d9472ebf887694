import { elementsOf, fieldsOf, filledValue, optionOf } from "./slackApi/fields.ts";
import { newTrigger, whoOf, type Person } from "./slackApi/payloads.ts";
import { openAddress } from "./slackApi/responseAddresses.ts";
import { sendInteraction } from "./sending.ts";
import { valuesOf, viewNamed } from "./slackApi/views.ts";
import { changed, timestamp, type Workspace, type World } from "./World.ts";
import type { SandboxBlock, SandboxMessage, SandboxView } from "./SandboxView.ts";

interface Wanted {
  actionId?: string | undefined;
  blockId?: string | undefined;
  value: unknown;
}

export async function act(
  world: World,
  person: Person,
  seen: SandboxMessage | SandboxView,
  wanted: Wanted,
): Promise<{ status: number; ackMs: number }> {
  const { block, element } = findElement(seen, wanted);
  const holdsValue = fieldsOf([block]).find(({ actionId }) => actionId === element.action_id);
  const filled = holdsValue && filledValue(element, wanted.value);
  if (filled && "state" in seen) keepValue(world, person.workspace, seen, { block, element, filled });
  if (holdsValue && !holdsValue.isDispatched) return { status: 200, ackMs: 0 };
  const action = {
    type: element.type,
    action_id: element.action_id,
    block_id: block.block_id,
    action_ts: timestamp(world.now()),
    ...(filled ?? pressed(element, wanted.value)),
  };
  const { status, ackMs } = await sendInteraction(world, {
    type: "block_actions",
    ...whoOf(person),
    trigger_id: newTrigger(world, person),
    ...("ts" in seen ? ofMessage(world, person, seen) : ofView(person.workspace, seen)),
    actions: [action],
  });
  return { status, ackMs };
}

function findElement({ blocks }: { blocks: SandboxBlock[] }, { actionId, blockId, value }: Wanted) {
  const fitting = elementsOf(blocks).filter(
    ({ block, element }) =>
      (blockId === undefined || block.block_id === blockId) &&
      (actionId === undefined || element.action_id === actionId),
  );
  const exact = fitting.find(({ element }) => value !== undefined && element["value"] === value);
  const found = exact ?? fitting[0];
  if (!found) throw new Error(`There is nothing to click named ${actionId ?? blockId}`);
  return found;
}

function pressed(element: SandboxBlock, value: unknown): Record<string, unknown> {
  if (element.type === "overflow") return { selected_option: optionOf(element, value) };
  return { text: element["text"], ...(element["value"] !== undefined && { value: element["value"] }) };
}

function keepValue(
  world: World,
  workspace: Workspace,
  seen: SandboxView,
  { block, element, filled }: { block: SandboxBlock; element: SandboxBlock; filled: Record<string, unknown> },
): void {
  const blockId = String(block.block_id);
  const values = { ...seen.state.values[blockId], [String(element.action_id)]: filled };
  for (const view of new Set([seen, viewNamed(workspace, seen.id) ?? seen])) {
    view.state = { values: { ...view.state.values, [blockId]: values } };
  }
  changed(world);
}

function ofView(workspace: Workspace, seen: SandboxView): Record<string, unknown> {
  const { state } = viewNamed(workspace, seen.id) ?? seen;
  return { container: { type: "view", view_id: seen.id }, view: { ...seen, state } };
}

function ofMessage(world: World, { workspace, userId }: Person, seen: SandboxMessage): Record<string, unknown> {
  const conversation = workspace.conversations.get(seen.channel);
  if (!conversation) throw new Error(`No conversation ${seen.channel}`);
  const { url } = openAddress(world, workspace, { userId, conversation, original: seen.ts });
  const { ts, text, blocks, channel, ephemeral } = seen;
  return {
    container: { type: "message", message_ts: ts, channel_id: channel, is_ephemeral: ephemeral },
    channel: { id: channel, name: conversation.name },
    response_url: url,
    ...(!ephemeral && {
      message: { type: "message", user: workspace.botUserId, bot_id: workspace.botId, ts, text, blocks },
    }),
    state: { values: valuesOf(blocks) },
  };
}
