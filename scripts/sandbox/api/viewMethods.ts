import { blockKitFaults } from "../slackApi/blockKitFaults.ts";
import { SlackError } from "../slackApi/SlackError.ts";
import { refuseFaults } from "../postMessage.ts";
import { keptView, topModal } from "../slackApi/views.ts";
import { changed, type Trigger, type Workspace, type World } from "../World.ts";
import type { ApiMethod } from "./ApiMethod.ts";
import type { SandboxView } from "../SandboxView.ts";

const TRIGGERS_LIVE = 3000;
const MAX_MODALS = 3;

export const viewMethods: Record<string, ApiMethod> = {
  "views.open": {
    run({ world, workspace, body }) {
      assertView(world, "modal", body.view);
      const { userId } = useTrigger(world, workspace, body["trigger_id"]);
      const view = keptView(workspace, body.view);
      workspace.modals.set(userId, [view]);
      changed(world);
      return { view };
    },
  },
  "views.push": {
    run({ world, workspace, body }) {
      assertView(world, "modal", body.view);
      const { userId } = useTrigger(world, workspace, body["trigger_id"]);
      const stack = workspace.modals.get(userId) ?? [];
      if (stack.length >= MAX_MODALS) throw new SlackError("push_limit_reached");
      const below = topModal(workspace, userId);
      const view = keptView(workspace, body.view, below ? { above: below } : {});
      workspace.modals.set(userId, [...stack, view]);
      changed(world);
      return { view };
    },
  },
  "views.update": {
    run({ world, workspace, body }) {
      const place = placeOf(workspace, ({ id, external_id: external }) =>
        body["view_id"] ? id === body["view_id"] : external !== "" && external === body["external_id"],
      );
      assertView(world, "modal", body.view);
      assertHash(body["hash"], place.before);
      const view = keptView(workspace, body.view, { instead: place.before });
      place.stack[place.index] = view;
      changed(world);
      return { view };
    },
  },
  "views.publish": {
    run({ world, workspace, body }) {
      const user = workspace.users.get(String(body.user_id));
      if (!user || user.isBot || user.deleted) {
        throw new SlackError("invalid_arguments", { response_metadata: { messages: ["invalid `user_id`"] } });
      }
      assertView(world, "home", body.view);
      const before = workspace.homes.get(user.id);
      if (before) assertHash(body["hash"], before);
      const view = keptView(workspace, body.view, before ? { instead: before } : {});
      workspace.homes.set(user.id, view);
      changed(world);
      return { view };
    },
  },
};

export function assertView(world: World, kind: "modal" | "home", view: unknown): void {
  refuseFaults(world, "invalid_arguments", blockKitFaults(kind, view));
}

function useTrigger(world: World, workspace: Workspace, id: unknown): Trigger {
  const trigger = world.triggers.get(String(id));
  if (!trigger || trigger.workspace !== workspace) {
    throw new SlackError("invalid_arguments", { response_metadata: { messages: ["invalid `trigger_id`"] } });
  }
  if (performance.now() - trigger.at > TRIGGERS_LIVE) throw new SlackError("expired_trigger_id");
  if (trigger.wasUsed) throw new SlackError("exchanged_trigger_id");
  trigger.wasUsed = true;
  return trigger;
}

function assertHash(hash: unknown, before: SandboxView): void {
  if (hash !== undefined && hash !== before.hash) throw new SlackError("hash_conflict");
}

function placeOf(workspace: Workspace, isIt: (view: SandboxView) => boolean) {
  for (const stack of workspace.modals.values()) {
    const index = stack.findIndex(isIt);
    const before = stack[index];
    if (before) return { stack, index, before };
  }
  throw new SlackError("not_found");
}
