import type { App } from "@slack/bolt";
import { registerActions } from "./actions/registerActions.ts";
import { registerCommands } from "./commands/registerCommands.ts";
import { registerEvents } from "./events/registerEvents.ts";
import { registerHome } from "./home/registerHome.ts";
import { registerRequestModal } from "./requestModal/registerRequestModal.ts";
import type { SlackDoor } from "./SlackDoor.ts";

/** Names everything that Slack may send, and who listens to it. */
export function register(app: App, door: SlackDoor): void {
  registerActions(app, door);
  registerCommands(app, door);
  registerEvents(app, door);
  registerHome(app, door);
  registerRequestModal(app, door);
}
