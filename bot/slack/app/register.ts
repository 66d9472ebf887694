import type { App } from "@slack/bolt";
import { registerActions } from "../actions/registerActions.ts";
import { registerCommands } from "../commands/registerCommands.ts";
import { registerEvents } from "../events/registerEvents.ts";
import { registerHome } from "../home/registerHome.ts";
import { registerRequestModal } from "../modals/request/registerRequestModal.ts";
import type { SlackContext } from "./SlackContext.ts";

export function register(app: App, context: SlackContext): void {
  registerActions(app, context);
  registerCommands(app, context);
  registerEvents(app, context);
  registerHome(app, context);
  registerRequestModal(app, context);
}
