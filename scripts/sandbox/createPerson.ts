import { act } from "./act.ts";
import { commandOf } from "./commandOf.ts";
import { submitView } from "./submitView.ts";
import { sendEvent } from "./sendEvent.ts";
import { sendInteraction } from "./sending.ts";
import type { SandboxPerson } from "./SandboxPerson.ts";
import { until } from "./until.ts";
import { topModal } from "./slackApi/views.ts";
import { directMessages, workspaceOf, type World } from "./World.ts";
import { closeView } from "./closeView.ts";
import { newTrigger, whoOf } from "./slackApi/payloads.ts";

const PUBLISHES_WITHIN = 3000;

export function createPerson(world: World, teamId: string, userId: string): SandboxPerson {
  const workspace = workspaceOf(world, teamId);
  if (!workspace.users.has(userId)) throw new Error(`The sandbox's workspace ${teamId} has no user ${userId}`);
  const person = { workspace, userId };
  const modal = () => topModal(workspace, userId);
  const home = () => workspace.homes.get(userId);
  return {
    teamId,
    userId,
    modal,
    home,
    command: (text, options = {}) => commandOf(world, person, text, options),
    click: async (seen, actionId, value) => ({ ...(await act(world, person, seen, { actionId, value })), modal }),
    input: async (view, blockId, value) => ({ ...(await act(world, person, view, { blockId, value })), modal }),
    submit: async (view, values = {}) => ({ ...(await submitView(world, person, view, values)), view: modal }),
    close: (view) => closeView(world, person, view),
    async shortcut(callbackId) {
      const { status, ackMs } = await sendInteraction(world, {
        type: "shortcut",
        callback_id: callbackId,
        action_ts: String(world.now().getTime() / 1000),
        ...whoOf(person),
        trigger_id: newTrigger(world, person),
      });
      return { status, ackMs, modal };
    },
    async openHome() {
      const before = home()?.hash;
      await sendEvent(world, workspace, {
        type: "app_home_opened",
        user: userId,
        channel: directMessages(workspace, userId).id,
        tab: "home",
        ...(before && { view: home() }),
      });
      return until(world, () => (home()?.hash === before ? undefined : home()), PUBLISHES_WITHIN).catch(home);
    },
    messages: () => directMessages(workspace, userId).messages.filter(({ to }) => to === undefined || to === userId),
    until: (look, what) => until(world, look, undefined, what),
  };
}
