import type { App } from "@slack/bolt";
import type { SlackContext } from "../app/SlackContext.ts";
import { onPto } from "./onPto.ts";

/** Registers the slash command. */
export function registerCommands(app: App, context: SlackContext): void {
  app.command("/pto", (args) => onPto(args, context));
}
