import { fieldsOf, initialValue } from "./fields.ts";
import { identified } from "../postMessage.ts";
import { APP_ID, newId, timestamp, type Workspace } from "../World.ts";
import type { SandboxBlock, SandboxValues, SandboxView } from "../SandboxView.ts";

export function keptView(
  workspace: Workspace,
  given: unknown,
  { instead, above }: { instead?: SandboxView; above?: SandboxView } = {},
): SandboxView {
  const view = given as Partial<SandboxView> & { blocks: SandboxBlock[]; type: "modal" | "home" };
  const blocks = identified(view.blocks);
  const id = instead?.id ?? newId("V");
  return {
    id,
    type: view.type,
    hash: timestamp(new Date()),
    team_id: workspace.team.id,
    app_id: APP_ID,
    bot_id: workspace.botId,
    callback_id: view.callback_id ?? "",
    external_id: view.external_id ?? "",
    private_metadata: view.private_metadata ?? "",
    root_view_id: instead?.root_view_id ?? above?.root_view_id ?? id,
    previous_view_id: instead?.previous_view_id ?? above?.id ?? null,
    clear_on_close: view.clear_on_close ?? false,
    notify_on_close: view.notify_on_close ?? false,
    ...(view.title && { title: view.title }),
    ...(view.submit && { submit: view.submit }),
    ...(view.close && { close: view.close }),
    blocks,
    state: { values: valuesOf(blocks, instead?.state.values) },
  };
}

export function topModal(workspace: Workspace, userId: string): SandboxView | undefined {
  return workspace.modals.get(userId)?.at(-1);
}

export function viewNamed({ modals, homes }: Workspace, id: string): SandboxView | undefined {
  return [...[...modals.values()].flat(), ...homes.values()].find((view) => view.id === id);
}

export function valuesOf(blocks: readonly SandboxBlock[], typed: SandboxValues = {}): SandboxValues {
  const values: SandboxValues = {};
  for (const { blockId, actionId, element } of fieldsOf(blocks)) {
    const before = typed[blockId]?.[actionId];
    const isSame = before?.["type"] === element.type;
    (values[blockId] ??= {})[actionId] = isSame ? before : initialValue(element);
  }
  return values;
}
