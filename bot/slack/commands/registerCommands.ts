import type { App } from "@slack/bolt";
import type { SlackContext } from "../app/SlackContext.ts";
import { onPto } from "./onPto.ts";

export function registerCommands(app: App, context: SlackContext): void {
  app.command("/pto", (args) => onPto(args, context));
}
